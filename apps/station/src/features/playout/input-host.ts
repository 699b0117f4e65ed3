import type { StationContext } from '../../context.ts';
import { createRepeatedErrors } from '../../platform/repeated-errors.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { type Inbox, inboxTopic } from './inbox.ts';
import { openedTransport } from './inputs.presenter.ts';
import type { OpenInput } from './open-input.ts';
import { activeInputs } from './playout.repository.ts';
import type { InboxReader } from './read-inbox.ts';
import type { Transport } from './transports/open-transport.ts';

export interface InputHostDeps {
  readonly box: SecretBox;
  readonly reader: InboxReader;
  readonly inbox: Inbox;
  readonly stationById: (id: number) => Station | null;
  readonly open: OpenInput;
}

/** Runs the inputs of all stations in one process of the installation. */
export interface InputHost {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Applies the settings of an input that has changed; resolves at once where another process runs the inputs. */
  apply(inputId: number): void;
  /** Reads messages that another process stored, where this one reads them. */
  wake(this: void): void;
  /** Resolves when the settings are applied and every stored message is read. */
  settled(): Promise<void>;
}

const lockName = 'playout';
/** Topic of changed inputs. */
const topic = 'playout_inputs';
/** Milliseconds between two attempts to take over from a process that has ended. */
const attemptEvery_ms = 5000;

export function createInputHost(
  context: Pick<StationContext, 'db' | 'clock' | 'log' | 'config'>,
  { box, reader, inbox, stationById, open }: InputHostDeps,
): InputHost {
  const { db, clock, log, config } = context;
  const report = createRepeatedErrors(context);
  const running = new Map<number, { readonly revision: number; readonly transport: Transport | null }>();
  let release: (() => Promise<void>) | null = null;
  let isHolder = false;
  let isStopped = false;
  let cancel = () => {};
  let ends: (() => void)[] = [];
  let turn: Promise<void> = Promise.resolve();

  async function applyAll(): Promise<void> {
    const rows = await activeInputs(db);
    const wanted = new Map(
      rows
        .filter(({ station_id }) => stationById(station_id)?.state === 'active')
        .map((row) => [row.id, row] as const),
    );
    for (const [id, { revision, transport }] of running) {
      if (wanted.get(id)?.revision === revision) continue;
      running.delete(id);
      reader.forget(id);
      await transport?.close();
    }
    for (const [id, row] of wanted) {
      if (running.has(id)) continue;
      const transport = openedTransport(row, box);
      running.set(id, { revision: row.revision, transport: transport && open(row, transport) });
    }
  }

  function inTurn(work: () => Promise<void>): void {
    turn = turn
      .then(work)
      .catch((error: unknown) => report(error, 'the inputs of playout systems could not be changed'));
  }

  function look(): void {
    if (isHolder && !isStopped) inTurn(applyAll);
  }

  async function hold(): Promise<void> {
    if (isStopped) return;
    release = db.peers ? await db.peers.tryLock(lockName) : async () => {};
    if (release === null) {
      cancel = clock.after(attemptEvery_ms, () => inTurn(hold));
      return;
    }
    isHolder = true;
    if (db.peers) ends = [db.peers.watch(inboxTopic, reader.wake), db.peers.watch(topic, look)];
    reader.wake();
    await applyAll();
  }

  return {
    async start() {
      if (!config.roles.has('worker')) return;
      inTurn(hold);
      await turn;
    },
    async stop() {
      isStopped = true;
      cancel();
      for (const end of ends) end();
      await turn;
      await Promise.all([...running.values()].map(async ({ transport }) => transport?.close()));
      running.clear();
      await inbox.settled();
      await reader.settled();
      await release?.();
    },
    apply(inputId) {
      reader.forget(inputId);
      look();
      if (db.peers)
        db.peers.send(db, topic, String(inputId)).catch((error: unknown) => {
          log.warn({ err: error }, 'a change of a playout input was not sent to other processes');
        });
    },
    wake() {
      if (isHolder && !isStopped) reader.wake();
    },
    async settled() {
      await turn;
      await inbox.settled();
      await reader.settled();
    },
  };
}
