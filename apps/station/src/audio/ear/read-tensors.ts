/** A reader of the protobuf fields of a message: numbers, and the bytes of everything longer. */
type Field =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly value: number };

const graphOfModel = 7;
const tensorOfGraph = 5;
const nameOfTensor = 8;
const bytesOfTensor = 9;

/**
 * Reads the weights of an ONNX model: the 32-bit floats of each tensor by its name. Integers are left out.
 * @throws RangeError if the bytes are truncated
 */
export function readTensors(model: Uint8Array): Map<string, Float32Array> {
  const tensors = new Map<string, Float32Array>();
  for (const graph of fieldsOf(model)) {
    if (graph.id !== graphOfModel || !('bytes' in graph)) continue;
    for (const tensor of fieldsOf(graph.bytes)) {
      if (tensor.id !== tensorOfGraph || !('bytes' in tensor)) continue;
      let [name, values] = ['', new Uint8Array()];
      for (const field of fieldsOf(tensor.bytes)) {
        if (!('bytes' in field)) continue;
        if (field.id === nameOfTensor) name = new TextDecoder().decode(field.bytes);
        // A copy, because floats must be aligned.
        if (field.id === bytesOfTensor) values = new Uint8Array(field.bytes);
      }
      tensors.set(name, new Float32Array(values.buffer, 0, values.byteLength >> 2));
    }
  }
  return tensors;
}

function* fieldsOf(message: Uint8Array): Generator<Field> {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  let at = 0;
  const number = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = view.getUint8(at);
      at += 1;
      value += (byte & 0x7f) * factor;
      factor *= 128;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const key = number();
    const id = Math.floor(key / 8);
    if (key % 8 === 0) yield { id, value: number() };
    else {
      const length = key % 8 === 2 ? number() : key % 8 === 1 ? 8 : 4;
      if (at + length > message.length) throw new RangeError('the model is truncated');
      yield { id, bytes: message.subarray(at, at + length) };
      at += length;
    }
  }
}
