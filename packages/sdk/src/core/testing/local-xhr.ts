/** The part of XMLHttpRequest that uploads use, built on Node's fetch. */
export class LocalXhr {
  readonly upload: { onprogress?: (step: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  withCredentials = false;
  responseType = '';
  response: Blob | null = null;
  status = 0;
  statusText = '';
  readonly #headers = new Headers();
  readonly #ended = new AbortController();
  #answered = new Headers();
  #target = { method: '', url: '' };

  open(method: string, url: string): void {
    this.#target = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#ended.abort();
  }

  send(body: FormData): void {
    this.#exchange(body).then(
      () => this.onload?.(),
      () => this.#ended.signal.aborted || this.onerror?.(),
    );
  }

  async #exchange(body: FormData): Promise<void> {
    const { method, url } = this.#target;
    const total = (await new Response(body).arrayBuffer()).byteLength;
    this.upload.onprogress?.({ loaded: total / 2, total });
    try {
      this.#ended.signal.throwIfAborted();
      const response = await fetch(url, { method, headers: this.#headers, body, signal: this.#ended.signal });
      this.upload.onprogress?.({ loaded: total, total });
      this.#answered = response.headers;
      this.status = response.status;
      this.statusText = response.statusText;
      this.response = await response.blob();
    } finally {
      this.onloadend?.();
    }
  }
}
