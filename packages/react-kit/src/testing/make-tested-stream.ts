import type { StreamProblem, TestedStream } from '@postkit/sdk/schema';

/** An Icecast stream with a title, as a test hears it. */
export function makeTestedStream(overrides: Partial<TestedStream> = {}): TestedStream {
  return {
    kind: 'http',
    container: 'mp3',
    codec: 'mp3',
    bit_rate: 128_000,
    sample_rate: 44_100,
    channels: 2,
    title: 'Bread before five',
    has_titles: true,
    peak: -12.4,
    loudness: -20.1,
    is_silent: false,
    is_opposite_phase: false,
    is_live: true,
    seconds: 8.1,
    sample: 'AAAA',
    ...overrides,
  };
}

export function makeStreamProblem(overrides: Partial<StreamProblem> = {}): StreamProblem {
  return {
    code: 'not_found',
    message: 'The server has no stream there.',
    status: 404,
    use: null,
    ...overrides,
  };
}
