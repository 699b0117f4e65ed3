import { createFakeOAuth } from './fake-oauth.ts';
import {
  json,
  textOf,
  type FakePlatform,
  type PlatformResponse,
  type ReceivedCall,
} from './fake-platform.ts';

const refused = (status: number, message: string): PlatformResponse => ({
  status,
  json: { error: { code: status, message } },
});

interface Upload {
  readonly size: number;
  readonly about: Record<string, unknown>;
  bytes: Buffer;
  id: string;
}

export interface FakeYoutube extends FakePlatform {
  /** Stores the bytes received before a connection dropped, as resumable uploads do. */
  takePart(call: ReceivedCall): void;
}

/**
 * @param refreshToken of the channel, which renews access tokens
 * @param address of this fake platform
 */
export function createFakeYoutube(refreshToken: string, address: () => string): FakeYoutube {
  const posted: FakePlatform['posted'] = new Map();
  const uploads = new Map<string, Upload>();
  const access = `access of ${refreshToken}`;
  const oauth = createFakeOAuth({
    token: access,
    tokenPath: '/token',
    revokePath: '/revoke',
    usesPkce: true,
    expiresIn: 3599,
    fixedRefreshToken: refreshToken,
  });

  function renew(call: ReceivedCall): PlatformResponse {
    const given = new URLSearchParams(call.body.toString());
    const isKnown = given.get('client_id') === 'client' && given.get('client_secret') === 'client secret';
    if (!isKnown || given.get('grant_type') !== 'refresh_token')
      return { status: 401, json: { error: 'invalid_client' } };
    if (given.get('refresh_token') === refreshToken)
      return { status: 200, json: { access_token: access, expires_in: 3599 } };
    return {
      status: 400,
      json: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    };
  }

  function begin(call: ReceivedCall): PlatformResponse {
    if (call.headers.get('authorization') !== `Bearer ${access}`) return refused(401, 'Invalid Credentials');
    const isResumable =
      call.query.get('uploadType') === 'resumable' && call.query.get('part') === 'snippet,status';
    if (!isResumable || call.headers.get('x-upload-content-type') !== 'video/mp4')
      return refused(400, 'Bad Request');
    const key = `upload-${uploads.size + 1}`;
    uploads.set(key, {
      size: Number(call.headers.get('x-upload-content-length')),
      about: json(call),
      bytes: Buffer.alloc(0),
      id: '',
    });
    return { status: 200, headers: { location: `${address()}/session/${key}` } };
  }

  function uploadStatus(upload: Upload): PlatformResponse {
    if (upload.id !== '') return { status: 200, json: { id: upload.id } };
    return {
      status: 308,
      headers: upload.bytes.length > 0 ? { range: `bytes=0-${upload.bytes.length - 1}` } : {},
    };
  }

  function take(upload: Upload, call: ReceivedCall): void {
    const from = Number(/^bytes (\d+)-/.exec(call.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
    if (from === upload.bytes.length) upload.bytes = Buffer.concat([upload.bytes, call.body]);
    if (upload.bytes.length !== upload.size || upload.id !== '') return;
    upload.id = `video-${posted.size + 1}`;
    const { snippet, status } = upload.about as Record<string, Record<string, unknown>>;
    const [title, text] = [textOf(snippet?.title), textOf(snippet?.description)];
    const isPublic = status?.privacyStatus === 'public';
    posted.set(upload.id, { id: upload.id, title, text, bytes: upload.size, link: '', isPublic });
  }

  const uploadAt = (call: ReceivedCall) => uploads.get(call.path.replace('/session/', ''));

  return {
    posted,
    oauth,
    takePart(call) {
      const upload = uploadAt(call);
      if (upload) take(upload, call);
    },
    answer(call) {
      const isWindow = new URLSearchParams(call.body.toString()).get('grant_type') !== 'refresh_token';
      const authorized = isWindow ? oauth.answer(call) : null;
      if (authorized) return authorized;
      if (call.path === '/token') return renew(call);
      if (call.path === '/upload/youtube/v3/videos' && call.method === 'POST') return begin(call);
      const upload = uploadAt(call);
      if (!upload || call.method !== 'PUT') return refused(404, 'Not Found');
      if (!call.headers.get('content-range')?.startsWith('bytes */')) take(upload, call);
      return uploadStatus(upload);
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const youtubeEntries = {
  v_youtube: {
    type: 'v_youtube',
    title: 'Harbour channel',
    token: 'channel token',
    privacy_status: 'public',
  },
} as const;

/** Settings that point a station to it. */
export const youtubeSettings = (at: string) => ({
  POSTKIT_YOUTUBE_URL: at,
  POSTKIT_YOUTUBE_TOKEN_URL: `${at}/token`,
  POSTKIT_YOUTUBE_AUTHORIZE_URL: `${at}/authorize`,
  POSTKIT_YOUTUBE_REVOKE_URL: `${at}/revoke`,
  POSTKIT_YOUTUBE_CLIENT_ID: 'client',
  POSTKIT_YOUTUBE_CLIENT_SECRET: 'client secret',
});
