"""What is said on the map: questions, options, the log, and the rules behind them.  Towns have their own."""
