"""Reading and checking the files of boards, pieces and legends."""
