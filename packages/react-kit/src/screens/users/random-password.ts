const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
// Without characters that look alike, since users dictate passwords over the phone.
const alphabet = lower + upper + digits;
const length = 20;

/** An unguessable password of 20 letters and digits, about 116 bits. */
export function randomPassword(): string {
  let password = '';
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(64))) {
      // Plain modulo would favour the first characters, so skip bytes above the last full multiple of the alphabet.
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && password.length < length) password += alphabet.charAt(byte % alphabet.length);
    }
  }
  return password;
}
