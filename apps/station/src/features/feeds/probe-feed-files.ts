import { fail } from '../../platform/errors/platform-errors.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import { type CheckedAudio, type FeedFinding, preflightImage } from '../../rss/index.ts';

const largestCover = 20_000_000;
const largestAudio = 1e12;
/** Milliseconds for all requests of one file. */
const timeoutMs = 10_000;
/** Trackers chain redirects. */
const maxRedirects = 10;
const notFetched = 'could not be fetched';

interface FeedFiles {
  readonly cover: string;
  readonly audio: readonly CheckedAudio[];
}

/** Fetches within the time of one file. */
type ProbeFetch = (
  url: string,
  request: Pick<GuardedRequest, 'method' | 'headers' | 'limitBytes'>,
) => Promise<GuardedResponse>;

/** The findings about the files of a feed, which its text does not show. Null for a cover that was not measured. */
export interface FileFindings {
  readonly cover: readonly FeedFinding[] | null;
  readonly audio: readonly FeedFinding[];
}

/**
 * Fetches the cover, and of each audio file its head and two bytes, and returns the findings. A file that cannot be fetched is
 * a finding, and so is one whose host is slow: each file has its own time, whatever the others took.
 * @param milliseconds for each file
 */
export async function probeFeedFiles(
  fetch: GuardedFetch,
  { cover, audio }: FeedFiles,
  milliseconds = timeoutMs,
): Promise<FileFindings> {
  const within = (): ProbeFetch => {
    const signal = AbortSignal.timeout(milliseconds);
    return async (url, request) => {
      try {
        return await fetch(url, { ...request, maxRedirects, signal });
      } catch (error) {
        throw signal.aborted ? fail('fetch.timeout', { cause: error }) : error;
      }
    };
  };
  const [image, ...files] = await Promise.all([
    URL.canParse(cover) ? probeCover(within(), cover) : null,
    ...audio.filter(({ url }) => URL.canParse(url)).map((file) => probeAudio(within(), file)),
  ]);
  return { cover: image ?? null, audio: files.flatMap((findings) => findings ?? []) };
}

async function probeCover(fetch: ProbeFetch, url: string): Promise<FeedFinding[]> {
  const wrong = (message: string): FeedFinding[] => [{ rule: 'C4', level: 'error', message, field: 'cover' }];
  try {
    const response = await fetch(url, { limitBytes: largestCover });
    if (response.status !== 200) {
      await response.cancel();
      return wrong(`The address of the cover art responds with status ${response.status}.`);
    }
    const measured = await measureCover(await response.bytes());
    return measured
      ? preflightImage({ url, measured })
      : wrong('The address of the cover art has no picture that can be read.');
  } catch (error) {
    return wrong(`The cover art ${notFetched}: ${reasonOf(error)}`);
  }
}

/** Null for a file that is not a picture. */
async function measureCover(bytes: Uint8Array) {
  try {
    const sharp = await loadSharp();
    const { format, space, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      mimeType: `image/${format}`,
      colourSpace: space ?? 'unknown',
    };
  } catch {
    return null;
  }
}

async function probeAudio(
  fetch: ProbeFetch,
  { url, length, name, guid }: CheckedAudio,
): Promise<FeedFinding[]> {
  const finding = (level: FeedFinding['level'], message: string): FeedFinding => ({
    rule: 'I8',
    level,
    message,
    field: 'audio',
    guid,
  });
  const sendRequest = async (
    request: Pick<GuardedRequest, 'method' | 'headers'>,
  ): Promise<GuardedResponse> => {
    const headers = { 'accept-encoding': 'identity', ...request.headers };
    const response = await fetch(url, { ...request, headers, limitBytes: largestAudio });
    await response.cancel();
    return response;
  };
  try {
    const head = await sendRequest({ method: 'HEAD' });
    if (head.status !== 200)
      return [
        finding('error', `The audio of ${name} responds to HEAD with status ${head.status}; it must be 200.`),
      ];
    const part = await sendRequest({ headers: { range: 'bytes=0-1' } });
    const type = (head.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const bytes = Number(head.headers.get('content-length') ?? Number.NaN);
    const isOther = Number.isFinite(bytes) && Number.isFinite(length) && bytes !== length;
    return [
      ...(part.status === 206
        ? []
        : [
            finding(
              'error',
              `A request for a part of the audio of ${name} gets status ${part.status} instead of 206.`,
            ),
          ]),
      ...(type.startsWith('text/') ? [finding('error', `The audio of ${name} is served as ${type}.`)] : []),
      ...(isOther
        ? [finding('warning', `The audio of ${name} has ${bytes} bytes, but the feed says ${length}.`)]
        : []),
    ];
  } catch (error) {
    return [finding('error', `The audio of ${name} ${notFetched}: ${reasonOf(error)}`)];
  }
}

function reasonOf(error: unknown): string {
  return finalRefusal(error) ?? (error instanceof Error ? error.message : 'The host does not respond.');
}
