/** Milliseconds from one item of a fingerprint to the next: 1365 samples at 11,025 Hz. */
export const itemMs = (1365 / 11_025) * 1000;

/** The items of a stored fingerprint. */
export function readItems(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getUint32(4 * index, true),
  );
}

/** Bits in which two items differ. */
export function distance(one: number, other: number): number {
  let bits = one ^ other;
  bits -= (bits >>> 1) & 0x55_55_55_55;
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
