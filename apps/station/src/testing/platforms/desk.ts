/** A call as a platform gets it. */
export interface DeskCall {
  readonly method: string;
  /** Below the platform's address, with a slash at the start. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

export interface DeskAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** What stands on a platform. */
export interface Posted {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Bytes of the file that came with it; null where the platform has an address instead. */
  readonly bytes: number | null;
  readonly link: string;
  readonly isPublic: boolean;
  /** What the station knows it by, where the platform keeps that. */
  readonly externalId?: string;
}

/** One platform, which answers as it is documented and keeps what it was given. */
export interface Desk {
  readonly posted: Map<string, Posted>;
  answer(call: DeskCall): DeskAnswer | Promise<DeskAnswer>;
}

export const json = (call: DeskCall): Record<string, unknown> => JSON.parse(call.body.toString());

export async function form(call: DeskCall): Promise<FormData> {
  return new Response(call.body, { headers: { 'content-type': call.headers.get('content-type') ?? '' } }).formData();
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
