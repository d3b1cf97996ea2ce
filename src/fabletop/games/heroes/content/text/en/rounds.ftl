### Heroes: cubes that leave the map, and hearts that are full already. English.

prompt-second-heart = You have positive morale already: use your token before you gain another?
option-pass-second-heart = Keep the token
event-cubes-taken-off = { $n ->
    [0] No black cube is there to leave the map.
    [one] A black cube leaves the map: its field is as new.
   *[other] { $n } black cubes leave the map: their fields are as new.
}
event-flag-lost = { $seat } loses a flag.
