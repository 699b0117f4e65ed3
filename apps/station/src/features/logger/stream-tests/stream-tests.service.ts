import type { StreamTest, StreamTestInput, TestedStream } from '@postkit/sdk/schema';
import { sampleStream, samplesToMs, type StreamAddress, type StreamSample } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';
import { privateRefusal } from '../../../platform/fetch/address-problem.ts';
import { createGuardedFetch } from '../../../platform/fetch/guarded-fetch.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Station } from '../../accounts/index.ts';
import { changeSettings } from '../change-settings.ts';
import { sourceOf } from '../logger.repository.ts';
import { decibelsOf, isSilence } from '../segment-level.ts';
import { settingsOf, type SourceSettings } from '../source-settings.ts';
import { streamAddress, streamRules } from '../stream-address.ts';
import { ResponseWatch } from './response-watch.ts';
import { problem, streamProblem } from './stream-problem.ts';

/** Tests streams before they are recorded. */
export interface StreamTests {
  /**
   * Listens to a stream as the recorder does; the log does not change.
   * @throws request.too-many while other tests of the station run
   */
  test(station: Station, input: StreamTestInput, signal: AbortSignal): Promise<StreamTest>;
}

/** Tests of a station at once. */
const mostTests = 2;
/** Longest time of a test: a sender of SRT may take 15 seconds to begin. */
const longestMs = 30_000;
/** Segments of the sample, each of five seconds. */
const sampleSegments = 3;

export function createStreamTests(
  { db, config, engine }: Pick<StationContext, 'db' | 'config' | 'engine'>,
  box: SecretBox,
): StreamTests {
  const running = new Map<number, number>();

  async function inTurn(stationId: number, work: () => Promise<StreamTest>): Promise<StreamTest> {
    const count = running.get(stationId) ?? 0;
    if (count >= mostTests) {
      throw fail('request.too-many', {
        message: 'Other tests of this station are running. Try again in a few seconds.',
      });
    }
    running.set(stationId, count + 1);
    try {
      return await work();
    } finally {
      running.set(stationId, (running.get(stationId) ?? 1) - 1);
    }
  }

  async function listen(
    { url, credentials, title_encoding }: Pick<SourceSettings, 'url' | 'credentials' | 'title_encoding'>,
    signal: AbortSignal,
  ): Promise<StreamTest> {
    const client = createGuardedFetch({ allowPrivate: config.allowPrivateFetch, readsIcy: true });
    const watch = new ResponseWatch();
    try {
      const password = credentials === '' ? '' : box.open(credentials);
      const address = watched(
        streamAddress({ url, password, charset: title_encoding }, { client, rules: streamRules(config) }),
        watch,
      );
      const sample = await sampleStream(address, {
        engine,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      });
      return { stream: present(sample), problem: null };
    } catch (error) {
      signal.throwIfAborted();
      return { stream: null, problem: streamProblem(error, watch) };
    } finally {
      await client.close();
    }
  }

  return {
    test: (station, { url, address, remove_credentials, title_encoding }, signal) =>
      inTurn(station.id, async () => {
        const known = settingsOf(await sourceOf(db, station.id));
        const stored =
          address === 'fallback'
            ? {
                url: known.fallback_url,
                credentials: known.fallback_credentials,
                title_encoding: known.fallback_title_encoding,
              }
            : known;
        const alone = {
          ...known,
          url: stored.url,
          credentials: stored.credentials,
          title_encoding: stored.title_encoding,
          active: false,
          fallback_url: '',
          fallback_credentials: '',
        };
        try {
          const entered = changeSettings(
            alone,
            { url, remove_credentials, title_encoding },
            { box, rules: streamRules(config), others: [] },
          );
          return await listen(entered, signal);
        } catch (error) {
          if (!isStationError(error, 'request.invalid')) throw error;
          const code = error.message === privateRefusal ? 'private_address' : 'address';
          return { stream: null, problem: problem(code, error.message) };
        }
      }),
  };
}

function watched({ fetch: request, ...address }: StreamAddress, watch: ResponseWatch): StreamAddress {
  return request ? { ...address, fetch: watch.watch(request) } : address;
}

function present(sample: StreamSample): TestedStream {
  const { kind, format, facts, hasTitles, length, title, segments, samples, bytes, loudness } = sample;
  const seconds = samplesToMs(samples) / 1000;
  return {
    kind,
    container: format,
    codec: facts.codec,
    bit_rate: facts.bit_rate ?? Math.round((bytes * 8) / seconds),
    sample_rate: facts.sample_rate,
    channels: facts.channels,
    title: title ?? '',
    has_titles: hasTitles || title !== undefined,
    peak: decibelsOf(sample.loudest),
    loudness: loudness === null ? null : Math.round(loudness * 10) / 10,
    is_silent: isSilence(sample.loudest),
    is_opposite_phase: sample.isOppositePhase,
    is_live: !sample.isEnded && (kind !== 'http' || length === null),
    seconds: Math.round(seconds * 10) / 10,
    sample: Buffer.concat(segments.slice(0, sampleSegments).map(({ data }) => data)).toString('base64'),
  };
}
