/** A request that a platform receives. */
export interface ReceivedCall {
  readonly method: string;
  /** Relative to the platform's address, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

export interface PlatformResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** An episode on a platform. */
export interface FakePost {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Bytes of the uploaded file; null if the platform stores an address instead. */
  readonly bytes: number | null;
  readonly link: string;
  readonly isPublic: boolean;
  /** The station's id, if the platform stores one. */
  readonly externalId?: string;
}

/** A fake of one platform, which responds as documented and stores what it receives. */
export interface FakePlatform {
  readonly posted: Map<string, FakePost>;
  answer(call: ReceivedCall): PlatformResponse | Promise<PlatformResponse>;
}

export const json = (call: ReceivedCall): Record<string, unknown> => JSON.parse(call.body.toString());

export async function form(call: ReceivedCall): Promise<FormData> {
  return new Response(call.body, { headers: { 'content-type': call.headers.get('content-type') ?? '' } }).formData();
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
