import { createHash } from 'node:crypto';
import { systemClock } from '../../../platform/clock.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import { fileReason } from '../../../platform/settings/file-reason.ts';
import type { SplitBytes } from '../../../playout/index.ts';
import type { Session } from './keep-open.ts';
import { locateFile, pathRefusal } from './locate-file.ts';
import { pause } from './pause.ts';
import { readWhole, type WholeFile } from './read-whole.ts';
import { splitWhole } from './split-whole.ts';
import { codeOf, TransportFault } from './transport-fault.ts';

/** Milliseconds between two looks: network shares report no changes. */
const look_ms = 500;
/** Looks in a row that must fail before the state says so: a file is locked or missing while it is written. */
const patience = 4;
/**
 * Looks after a change in which the file is read even if its time and size are the same: some file systems count in 2 seconds, and
 * the next title can be as long as the last one.
 */
const looksAfterChange = 5;
/** Milliseconds until the state says that a look does not return, as on a network share that is gone. */
const hanging_ms = 30_000;
/**
 * Looks of all inputs that may run at the same time. One at a share that is gone keeps a thread of the process for minutes, and there
 * are four of them for all its files.
 */
const looks = createFairQueue({ clock: systemClock, running: 2, waiting: 1000, waitingPerCaller: 1000 });

/** The content that was taken last. */
interface Taken {
  readonly name: string;
  readonly hash: string;
  /** Hashes of its messages, in order. */
  readonly frames: readonly string[];
}

/**
 * An attempt that looks at a file, or at the newest file of a folder, twice a second. It takes a content that is the same for two
 * looks, or whose messages are whole, and that differs from the last one; of a file that has grown, the messages that are new.
 */
export function createFileReader(path: string) {
  let taken: Taken = { name: '', hash: '', frames: [] };
  /** Signature of the file at the last look, and of the content that was examined to its end. */
  let [seen, examined] = ['', ''];
  let looksLeft = 0;
  let isFirst = true;
  let failures = patience - 1;

  return async (session: Session): Promise<void> => {
    const { deps, signal } = session;
    const refusal = pathRefusal(path, deps.folders);
    if (refusal !== null) throw new TransportFault(refusal, { isFinal: true });
    while (!signal.aborted) {
      const cancel = deps.clock.after(hanging_ms, () =>
        session.report('failed', `The system does not respond when ${path} is read.`),
      );
      try {
        await take(await looks.run(path, look), session);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures >= patience) reportFault(session, error);
      } finally {
        cancel();
      }
      await pause(deps.clock, look_ms, signal);
    }

    async function look(): Promise<WholeFile | 'none' | null> {
      const real = await locateFile(path, deps.folders);
      return real === null ? 'none' : readWhole(real, looksLeft > 0 ? '' : examined);
    }
  };

  function reportFault({ report }: Session, error: unknown): void {
    isFirst = false;
    if (codeOf(error) === 'ENOENT') return report('waiting', `${path} does not exist yet.`);
    report(
      'failed',
      error instanceof TransportFault ? error.message : `${path} cannot be read: ${fileReason(error)}.`,
    );
  }

  async function take(file: WholeFile | 'none' | null, session: Session): Promise<void> {
    if (file === 'none') {
      isFirst = false;
      return session.report('waiting', `${path} has no files yet.`);
    }
    session.report('connected');
    if (file === null) return;
    const { signature, bytes } = file;
    const isStill = signature === seen;
    seen = signature;
    const hash = hashOf(bytes);
    const split = hash === taken.hash || isBlank(bytes) ? null : splitWhole(session.host.framing, bytes);
    if (split !== null && !isStill && !split.isComplete) return;
    looksLeft = signature === examined ? looksLeft - 1 : looksAfterChange;
    examined = signature;
    if (split !== null) await deliver(file, { split, hash }, session);
  }

  async function deliver(
    { name, changed_ms }: WholeFile,
    { split, hash }: { readonly split: SplitBytes; readonly hash: string },
    { deps, intake }: Session,
  ): Promise<void> {
    const frames = split.frames.map(hashOf);
    const isGrown = name === taken.name && taken.frames.every((frame, index) => frame === frames[index]);
    const added = isGrown ? split.frames.slice(taken.frames.length) : split.frames;
    const now_ms = deps.clock.now();
    // A content that was there before is as old as its file.
    const arrived_ms = isFirst ? Math.min(now_ms, changed_ms) : now_ms;
    isFirst = false;
    await intake.take({ frames: added, findings: split.findings }, { peer: name, arrived_ms });
    taken = { name, hash, frames };
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** Whether a file is empty, as it is while a program begins to write it. */
const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte <= 32);
