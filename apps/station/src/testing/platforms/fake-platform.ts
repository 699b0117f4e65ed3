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

/** The decision of the user in the platform's window, `less` being one without a permission. */
export type Consent = 'grant' | 'deny' | 'less';

/** The OAuth 2.0 part of a fake platform. Its window redirects at once. */
export interface FakeOAuth {
  consent: Consent;
  /** Codes and refresh tokens that were redeemed, in order. */
  readonly redeemed: string[];
  readonly revoked: string[];
  /** Refuses the present refresh token from now on. */
  endAccess(): void;
  accepts(authorization: string | null): boolean;
  /** Null if the call is for another part of the platform. */
  answer(call: ReceivedCall): PlatformResponse | null;
}

/** A fake of one platform, which responds as documented and stores what it receives. */
export interface FakePlatform {
  /** Of platforms that users connect accounts of. */
  readonly oauth?: FakeOAuth;
  readonly posted: Map<string, FakePost>;
  answer(call: ReceivedCall): PlatformResponse | Promise<PlatformResponse>;
}

export const json = (call: ReceivedCall): Record<string, unknown> => JSON.parse(call.body.toString());

export async function form(call: ReceivedCall): Promise<FormData> {
  return new Response(call.body, {
    headers: { 'content-type': call.headers.get('content-type') ?? '' },
  }).formData();
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
