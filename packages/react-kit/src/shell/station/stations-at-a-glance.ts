/** As many stations as users take in without a search. */
export const stationsAtAGlance = 8;
