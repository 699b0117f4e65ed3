// WebCrypto's digest exists only over https and on localhost, but a station may use plain http on a local network.
// For names, not for secrets.
const initial = roots(8, 1 / 2);
const rounds = roots(64, 1 / 3);

/** SHA-256 of a text's UTF-8 bytes: 32 bytes. */
export function sha256(text: string): Uint8Array<ArrayBuffer> {
  const message = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(initial);
  for (let at = 0; at < message.byteLength; at += 64) compress(state, new DataView(message.buffer, at, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8);
  return message;
}

function compress(state: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(64);
  const word = (index: number) => schedule[index] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    schedule[i] =
      i < 16
        ? block.getUint32(i * 4)
        : word(i - 16) +
          (turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3)) +
          word(i - 7) +
          (turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10));
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + word(i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The algorithm's constants: the first 32 fractional bits of a root of each of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let candidate = 2, n = 0; n < count; candidate += 1) {
    if (isPrime(candidate)) {
      const root = candidate ** power;
      found[n] = (root - Math.floor(root)) * 2 ** 32;
      n += 1;
    }
  }
  return found;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) return false;
  return true;
}
