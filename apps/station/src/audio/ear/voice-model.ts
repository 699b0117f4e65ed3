import { readTensors } from './read-tensors.ts';

/** Samples at 16 kHz of one frame: 32 ms. */
export const frameSamples = 512;
/** Samples of the frame before that the model needs at the start of each frame; without them it finds no voice at all. */
const contextSamples = 64;

/** The model repeats the last samples backwards at the end of a frame. */
const mirrored = 64;
const window = 256;
const hop = 128;
const columns = 4;
const bins = 129;
const cells = 128;

interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly stride: number;
}

/**
 * Silero's model of the human voice, version 6 at 16 kHz, computed without a runtime: a spectrum, four convolutions over 32 ms and
 * a recurrent layer that remembers the frames before.
 */
export class VoiceModel {
  readonly #samples = new Float32Array(contextSamples + frameSamples + mirrored);
  readonly #basis: Float32Array;
  readonly #layers: readonly Layer[];
  readonly #input: Float32Array;
  readonly #recurrent: Float32Array;
  readonly #gateBias: Float32Array;
  readonly #gates = new Float32Array(4 * cells);
  readonly #hidden = new Float32Array(cells);
  readonly #cell = new Float32Array(cells);
  readonly #out: Float32Array;
  readonly #outBias: number;

  /** @param model bytes of the ONNX file. Throws a RangeError if it is another model. */
  constructor(model: Uint8Array) {
    const tensors = readTensors(model);
    const tensor = (name: string, length: number): Float32Array => {
      const found = tensors.get(`model.${name}`);
      if (found?.length !== length) throw new RangeError(`the model has no ${name} of ${length} values`);
      return found;
    };
    // Whole fours of rows.
    this.#basis = new Float32Array((2 * bins + 2) * window);
    this.#basis.set(tensor('stft.forward_basis_buffer', 2 * bins * window));
    const sizes = [bins, 128, 64, 64, 128];
    this.#layers = [1, 2, 2, 1].map((stride, index) => {
      const [from = 0, to = 0] = sizes.slice(index);
      const name = `encoder.${index}.reparam_conv`;
      return { weights: tensor(`${name}.weight`, to * from * 3), bias: tensor(`${name}.bias`, to), stride };
    });
    this.#input = tensor('decoder.rnn.weight_ih', 4 * cells * cells);
    this.#recurrent = tensor('decoder.rnn.weight_hh', 4 * cells * cells);
    const own = tensor('decoder.rnn.bias_ih', 4 * cells);
    this.#gateBias = tensor('decoder.rnn.bias_hh', 4 * cells).map((value, gate) => value + (own[gate] ?? 0));
    this.#out = tensor('decoder.decoder.2.weight', cells);
    this.#outBias = tensor('decoder.decoder.2.bias', 1)[0] ?? 0;
  }

  /**
   * The probability, 0 to 1, that a human voice is heard in a frame.
   * @param frame the next 512 samples at 16 kHz, from -1 to 1
   */
  push(frame: Float32Array): number {
    const samples = this.#samples;
    samples.copyWithin(0, frameSamples, frameSamples + contextSamples);
    samples.set(frame, contextSamples);
    const last = contextSamples + frameSamples - 1;
    for (let back = 1; back <= mirrored; back += 1) samples[last + back] = samples[last - back] ?? 0;
    let [values, length] = [this.#spectrum(), columns];
    for (const layer of this.#layers) {
      values = convolve(values, length, layer);
      length = Math.ceil(length / layer.stride);
    }
    return this.#decode(values);
  }

  /** Forgets the frames before, but for the last 64 samples. */
  forget(): void {
    this.#hidden.fill(0);
    this.#cell.fill(0);
  }

  /** Magnitudes, bin by bin, of four windows. */
  #spectrum(): Float32Array {
    const magnitudes = new Float32Array(bins * columns);
    for (let column = 0; column < columns; column += 1) {
      const parts = multiply(this.#basis, this.#samples.subarray(column * hop, column * hop + window));
      for (let bin = 0; bin < bins; bin += 1)
        magnitudes[bin * columns + column] = Math.sqrt(
          (parts[bin] ?? 0) ** 2 + (parts[bins + bin] ?? 0) ** 2,
        );
    }
    return magnitudes;
  }

  #decode(values: Float32Array): number {
    const [gates, hidden, cell] = [this.#gates, this.#hidden, this.#cell];
    const [own, before] = [multiply(this.#input, values), multiply(this.#recurrent, hidden)];
    for (let gate = 0; gate < gates.length; gate += 1)
      gates[gate] = (this.#gateBias[gate] ?? 0) + (own[gate] ?? 0) + (before[gate] ?? 0);
    let sum = this.#outBias;
    for (let at = 0; at < cells; at += 1) {
      const kept = sigmoid(gates[cells + at] ?? 0) * (cell[at] ?? 0);
      const added = sigmoid(gates[at] ?? 0) * Math.tanh(gates[2 * cells + at] ?? 0);
      cell[at] = kept + added;
      hidden[at] = sigmoid(gates[3 * cells + at] ?? 0) * Math.tanh(cell[at] ?? 0);
      sum += Math.max(0, hidden[at] ?? 0) * (this.#out[at] ?? 0);
    }
    return sigmoid(sum);
  }
}

/** A convolution over three columns with zeros around, whose results below zero are zero. */
function convolve(values: Float32Array, length: number, { weights, bias, stride }: Layer): Float32Array {
  const width = 3 * (values.length / length);
  const columnsOut = Math.ceil(length / stride);
  const result = new Float32Array(bias.length * columnsOut);
  const around = new Float32Array(width);
  for (let column = 0; column < columnsOut; column += 1) {
    for (let at = 0; at < width; at += 1) {
      const from = column * stride + (at % 3) - 1;
      around[at] = from < 0 || from >= length ? 0 : (values[Math.floor(at / 3) * length + from] ?? 0);
    }
    const sums = multiply(weights, around);
    for (let out = 0; out < bias.length; out += 1)
      result[out * columnsOut + column] = Math.max(0, (bias[out] ?? 0) + (sums[out] ?? 0));
  }
  return result;
}

/** The products of the rows of a matrix with a vector; four rows at a time, whose sums a processor adds side by side. */
function multiply(matrix: Float32Array, vector: Float32Array): Float32Array {
  const width = vector.length;
  const sums = new Float32Array(matrix.length / width);
  for (let row = 0; row < sums.length; row += 4) {
    const from = row * width;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let at = 0; at < width; at += 1) {
      const value = vector[at] ?? 0;
      first += (matrix[from + at] ?? 0) * value;
      second += (matrix[from + width + at] ?? 0) * value;
      third += (matrix[from + 2 * width + at] ?? 0) * value;
      fourth += (matrix[from + 3 * width + at] ?? 0) * value;
    }
    sums[row] = first;
    sums[row + 1] = second;
    sums[row + 2] = third;
    sums[row + 3] = fourth;
  }
  return sums;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
