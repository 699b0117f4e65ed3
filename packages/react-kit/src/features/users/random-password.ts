const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
// No character is left that reads like another: people pass passwords on by phone.
const alphabet = lower + upper + digits;
const length = 20;

/** A password that nobody guesses: 20 letters and digits, about 116 bits. */
export function randomPassword(): string {
  let password = '';
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      // A remainder would favour the first characters, so what lies above the last whole alphabet is thrown away.
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && password.length < length) password += alphabet.charAt(byte % alphabet.length);
    }
  }
  return password;
}
