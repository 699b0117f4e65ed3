/** The events that ended in a part of a stream of server-sent events. */
export interface ParsedEvents {
  /** The data of each event that ended, with line feeds between its lines. */
  readonly data: readonly string[];
  /** Number of events that were dropped, because they are too long. */
  readonly tooLong: number;
}

/** Reads a stream of server-sent events (HTML Standard, section 9.2.6 "Interpreting an event stream"). */
export interface EventParser {
  push(chunk: Uint8Array): ParsedEvents;
  /** The id of the last event that had one; empty if none had. */
  readonly lastId: string;
  /** Milliseconds after which the server wants to be asked again; null if it said nothing. */
  readonly retry_ms: number | null;
}

/** @param limit characters of an event at most */
export function createEventParser(limit: number): EventParser {
  const decoder = new TextDecoder();
  let line = '';
  /** Whether a CR ended the last line, so that a LF belongs to it. */
  let isAfterReturn = false;
  let data: string[] = [];
  let length = 0;
  let isTooLong = false;
  let id = '';
  let lastId = '';
  let retry_ms: number | null = null;

  function takeField(name: string, value: string): void {
    if (name === 'data') data.push(value);
    if (name === 'id' && !value.includes('\0')) id = value;
    if (name === 'retry' && /^\d+$/.test(value)) retry_ms = Number(value);
  }

  function endEvent(found: { data: string[]; tooLong: number }): void {
    if (isTooLong) found.tooLong += 1;
    else if (data.length > 0) found.data.push(data.join('\n'));
    lastId = id;
    data = [];
    length = 0;
    isTooLong = false;
  }

  function endLine(found: { data: string[]; tooLong: number }): void {
    const ended = line;
    line = '';
    if (ended === '') return endEvent(found);
    const colon = ended.indexOf(':');
    if (colon === 0 || isTooLong) return;
    const name = colon === -1 ? ended : ended.slice(0, colon);
    takeField(name, colon === -1 ? '' : ended.slice(colon + 1).replace(/^ /, ''));
  }

  /** A line or an event that grows beyond the limit is forgotten up to its end, which is still found. */
  function addToLine(text: string): void {
    length += text.length;
    if (length > limit) {
      isTooLong = true;
      data = [];
    }
    // One character says that the line is not empty.
    line = isTooLong ? (line + text).slice(0, 1) : line + text;
  }

  return {
    push(chunk) {
      const found = { data: [] as string[], tooLong: 0 };
      const text = decoder.decode(chunk, { stream: true });
      for (const [index, part] of text.split(/(\r\n|\r|\n)/).entries()) {
        if (index % 2 === 0) {
          if (part !== '') {
            isAfterReturn = false;
            addToLine(part);
          }
        } else if (part === '\n' && isAfterReturn) isAfterReturn = false;
        else {
          endLine(found);
          isAfterReturn = part === '\r';
        }
      }
      return found;
    },
    get lastId() {
      return lastId;
    },
    get retry_ms() {
      return retry_ms;
    },
  };
}
