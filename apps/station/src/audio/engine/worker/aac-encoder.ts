/** The archive's encoder: at 128 kb/s the fast coder sounds as good and costs less than half. */
export const AAC_ENCODER = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '128k', '-ar', '44100', '-ac', '2'];
