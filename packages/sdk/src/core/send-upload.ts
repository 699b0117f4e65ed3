import type { UploadProgress } from './call-input.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { watchStream } from './watch-stream.ts';

interface Upload {
  readonly request: PreparedRequest;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends a body and reports its progress. Browsers need XMLHttpRequest, as their fetch has no upload progress; Node counts a stream. */
export function sendUpload(upload: Upload): Promise<Response> {
  return typeof XMLHttpRequest === 'function' ? sendByXhr(upload) : sendByStream(upload);
}

function sendByXhr({ request, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    function onAbort(): void {
      xhr.abort();
      reject(signal.reason);
    }
    signal.addEventListener('abort', onAbort, { once: true });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onerror = () => reject(new TypeError('The upload was interrupted'));
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onloadend = () => signal.removeEventListener('abort', onAbort);
    xhr.send(request.body ?? null);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const bodyless = xhr.status === 204 || xhr.status === 304;
  return new Response(bodyless ? null : (xhr.response as Blob), {
    status: xhr.status,
    statusText: xhr.statusText,
    headers,
  });
}

async function sendByStream({ request, fetch, signal, onProgress }: Upload): Promise<Response> {
  const whole = new Response(request.body ?? null);
  const type = whole.headers.get('Content-Type') ?? '';
  const total = await contentLength(request.body, type);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress({ loaded, total });
  };
  const options = {
    ...request,
    headers: { 'Content-Type': type, ...request.headers, 'Content-Length': String(total) },
    body: whole.body && watchStream(whole.body, count),
    signal,
    // Missing in TypeScript's fetch types. Node rejects a stream as body without it.
    duplex: 'half',
  };
  return fetch(request.url, options);
}

/**
 * Exact: measures the same form with empty files, then adds the sizes of the files. Corrects for the length of the
 * boundary, which differs from the one that is sent (in `type`) and occurs before each part and at the end.
 */
async function contentLength(body: PreparedRequest['body'], type: string): Promise<number> {
  if (body instanceof Blob) return body.size;
  if (!(body instanceof FormData)) return new TextEncoder().encode(body).byteLength;
  const frame = new FormData();
  let bytes = 0;
  let boundaries = 1;
  for (const [name, value] of body) {
    boundaries += 1;
    if (typeof value === 'string') frame.append(name, value);
    else {
      frame.append(name, new File([], value.name, { type: value.type }));
      bytes += value.size;
    }
  }
  const measured = new Response(frame);
  const longer = type.length - (measured.headers.get('Content-Type') ?? '').length;
  return bytes + (await measured.arrayBuffer()).byteLength + longer * boundaries;
}
