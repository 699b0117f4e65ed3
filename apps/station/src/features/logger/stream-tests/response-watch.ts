/** Enough to recognise a web page or a playlist. */
const mostBytes = 65_536;

/** The beginning of the first response of a stream's server. */
export class ResponseWatch {
  /** HTTP status; null if no response came. */
  status: number | null = null;
  contentType = '';
  #start: Uint8Array[] = [];
  #bytes = 0;

  /** The body so far. */
  get text(): string {
    return Buffer.concat(this.#start).toString('utf8');
  }

  /** Watches the first response that a client receives. */
  watch(request: typeof fetch): typeof fetch {
    return async (input, init) => {
      const response = await request(input, init);
      if (this.status !== null) return response;
      this.#note(response);
      if (!response.body) return response;
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({ transform: (bytes, next) => this.#pass(bytes, next) }),
      );
      const { status, headers, url } = response;
      return Object.defineProperty(new Response(body, { status, headers }), 'url', { value: url });
    };
  }

  #note(response: Response): void {
    this.status = response.status;
    this.contentType = response.headers.get('content-type') ?? '';
  }

  #pass(bytes: Uint8Array, next: TransformStreamDefaultController<Uint8Array>): void {
    if (this.#bytes < mostBytes) this.#start.push(bytes.slice(0, mostBytes - this.#bytes));
    this.#bytes += bytes.length;
    next.enqueue(bytes);
  }
}
