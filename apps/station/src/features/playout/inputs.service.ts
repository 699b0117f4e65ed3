import type { z } from 'zod';
import type {
  PlayoutInput,
  PlayoutInputChanged,
  PlayoutInputs,
  PlayoutInputWithToken,
  PlayoutSettings,
  playoutInputCreate,
  playoutInputUpdate,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { clockOf } from './clock/clock.repository.ts';
import { inputSetting } from './input-setting.ts';
import { fieldsOf, presentInput } from './inputs.presenter.ts';
import { fail } from './playout-errors.ts';
import { rowOfSettings, settingsOf } from './playout-settings.ts';
import type { PlayoutInputRow } from './playout-tables.ts';
import {
  deleteInput,
  inputById,
  inputsOf,
  insertInput,
  newestCues,
  saveSettingsRow,
  settingsRow,
  updateInput,
} from './playout.repository.ts';
import { recordInputChange } from './record-input-change.ts';
import { type TransportLimits, transportProblem } from './transport-problem.ts';
import { withChange } from './with-change.ts';

type NewInput = z.output<typeof playoutInputCreate>;
type InputChange = z.output<typeof playoutInputUpdate>;
type SettingsChange = { readonly [Name in keyof PlayoutSettings]?: PlayoutSettings[Name] | undefined };

export interface InputsDeps {
  readonly box: SecretBox;
  /** Called after an input was added, changed or deleted. */
  readonly changed: (inputId: number) => void;
  readonly limits: TransportLimits;
}

const most = 20;
/** Fields that decide how an input receives and reads its messages. */
const readBy = ['system', 'form', 'transport', 'options'] as const;

type InputsContext = Pick<StationContext, 'db' | 'clock' | 'announce' | 'publicUrl'>;

/** Reads and changes inputs, each change with its notice. */
function createInputAccess(context: InputsContext, { box, changed, limits }: InputsDeps) {
  const { db, clock, announce } = context;

  async function find(from: Transaction, station: Station, id: number): Promise<PlayoutInputRow> {
    const row = await inputById(from, id);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  async function present(
    station: Station,
    row: PlayoutInputRow,
    withSecrets: boolean,
  ): Promise<PlayoutInput> {
    const [cue] = await newestCues(db, row.id, 1);
    const { publicUrl } = context;
    const measured = (await clockOf(db, row.id)) ?? null;
    const now_ms = clock.now();
    return presentInput(row, cue, { box, publicUrl, slug: station.slug, now_ms, withSecrets, measured });
  }

  async function list(station: Station, withSecrets: boolean): Promise<PlayoutInputs> {
    const rows = await inputsOf(db, station.id);
    const inputs = await Promise.all(rows.map((row) => present(station, row, withSecrets)));
    const settings = settingsOf(await settingsRow(db, station.id));
    return { inputs, settings, ports: [...limits.ports], folders: [...limits.folders] };
  }

  /** Runs a change in a transaction, and has it applied. */
  async function change<Result>(
    station: Station,
    inputId: number | null,
    work: (transaction: Transaction) => Promise<readonly [Result, number | null]>,
  ): Promise<Result> {
    const [result, id] = await db.transaction(async (transaction) => {
      const done = await work(transaction);
      await announce(station, 'playout_changed', { input_id: done[1] ?? inputId }, { within: transaction });
      return done;
    });
    if (id !== null) changed(id);
    return result;
  }

  return { find, present, list, change };
}

type InputAccess = ReturnType<typeof createInputAccess>;

/** Adds, changes and deletes inputs. */
function createInputEditing({ find, present, change }: InputAccess, { box, limits }: InputsDeps) {
  function refuseUnfit(input: Pick<NewInput, 'system' | 'form' | 'options' | 'transport'>): void {
    inputSetting({ system: input.system, form: input.form }, input.options);
    const problem = transportProblem(input.transport, limits);
    if (problem !== null)
      throw failPlatform('request.invalid', { message: problem, fields: { transport: [problem] } });
  }

  return {
    async create(station: Station, input: NewInput): Promise<PlayoutInputWithToken> {
      refuseUnfit(input);
      const token = input.transport.type === 'http-in' ? newLinkToken() : '';
      const row = await change(station, null, async (transaction) => {
        const others = await inputsOf(transaction, station.id);
        if (others.length >= most) throw fail('playout.too-many');
        const added = await insertInput(transaction, {
          station_id: station.id,
          position: (others.at(-1)?.position ?? 0) + 1,
          name: input.name,
          active: (input.active ?? true) ? 1 : 0,
          system: input.system ?? null,
          form: input.form ? JSON.stringify(input.form) : null,
          transport_type: input.transport.type,
          transport: box.seal(JSON.stringify(input.transport)),
          options: JSON.stringify(input.options ?? {}),
          categories: JSON.stringify(input.categories ?? {}),
          offset_ms: input.offset_ms ?? 0,
          auto_offset: input.auto_offset ? 1 : 0,
          silent_after_minutes: input.silent_after_minutes ?? 20,
          token_hash: token === '' ? null : hashToken(token),
          last_message_ms: null,
        });
        await recordInputChange(transaction, null, added);
        return [added, added.id];
      });
      return { input: await present(station, row, true), token };
    },
    async update(station: Station, id: number, wanted: InputChange): Promise<PlayoutInputChanged> {
      const fresh = newLinkToken();
      const row = await change(station, id, async (transaction) => {
        const before = await find(transaction, station, id);
        const known = fieldsOf(before, box);
        const next = withChange(known, wanted);
        // A system takes the place of a form, and the other way round.
        if (typeof wanted.system === 'string' && wanted.form === undefined) next.form = null;
        if (wanted.form && wanted.system === undefined) next.system = null;
        const isReadOtherwise = readBy.some(
          (name) => JSON.stringify(known[name]) !== JSON.stringify(next[name]),
        );
        const isTurned = known.active !== next.active;
        // An input that the operator no longer allows can still be renamed and turned off.
        if (isReadOtherwise || (isTurned && next.active)) refuseUnfit(next);
        const restarts = isReadOtherwise || isTurned;
        const after = await updateInput(transaction, id, {
          name: next.name,
          active: next.active ? 1 : 0,
          system: next.system,
          form: next.form ? JSON.stringify(next.form) : null,
          transport_type: next.transport.type,
          transport: wanted.transport ? box.seal(JSON.stringify(next.transport)) : before.transport,
          options: JSON.stringify(next.options),
          categories: JSON.stringify(next.categories),
          offset_ms: next.offset_ms,
          auto_offset: next.auto_offset ? 1 : 0,
          silent_after_minutes: next.silent_after_minutes,
          token_hash: next.transport.type === 'http-in' ? (before.token_hash ?? hashToken(fresh)) : null,
          // Another name or offset does not interrupt what the input receives.
          ...(restarts && { state: 'waiting' as const, state_reason: '', revision: before.revision + 1 }),
        });
        await recordInputChange(transaction, before, after);
        return [after, id];
      });
      const token = row.token_hash === hashToken(fresh) ? fresh : '';
      return { ...(await present(station, row, true)), token };
    },
    remove: (station: Station, id: number): Promise<void> =>
      change(station, id, async (transaction) => {
        const row = await find(transaction, station, id);
        await deleteInput(transaction, id);
        await recordInputChange(transaction, row, null);
        return [undefined, id];
      }),
  };
}

export type InputsService = ReturnType<typeof createInputsService>;

/** The inputs of stations. Methods with an id throw resource.absent. */
export function createInputsService(context: InputsContext, deps: InputsDeps) {
  const access = createInputAccess(context, deps);
  const { find, present, list, change } = access;

  return {
    list,
    ...createInputEditing(access, deps),
    /**
     * Applies the measured offset of an input to what is cut from now on.
     * @throws playout.not-measured
     */
    async applyOffset(station: Station, id: number): Promise<PlayoutInput> {
      const row = await change(station, id, async (transaction) => {
        const before = await find(transaction, station, id);
        const measured = await clockOf(transaction, id);
        if (!measured) throw fail('playout.not-measured');
        const after = await updateInput(transaction, id, { offset_ms: measured.measured_offset_ms });
        await recordInputChange(transaction, before, after);
        return [after, null];
      });
      return present(station, row, true);
    },
    /** @throws playout.no-address */
    async newToken(station: Station, id: number): Promise<PlayoutInputWithToken> {
      const token = newLinkToken();
      const row = await change(station, id, async (transaction) => {
        const before = await find(transaction, station, id);
        if (before.transport_type !== 'http-in') throw fail('playout.no-address');
        const after = await updateInput(transaction, id, { token_hash: hashToken(token) });
        await recordInputChange(transaction, before, after);
        return [after, null];
      });
      return { input: await present(station, row, true), token };
    },
    /** @throws playout.other-inputs if the ids are not those of the station's inputs */
    async order(station: Station, ids: readonly number[]): Promise<PlayoutInputs> {
      await change(station, null, async (transaction) => {
        const rows = await inputsOf(transaction, station.id);
        const isWhole = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
        if (!isWhole) throw fail('playout.other-inputs');
        for (const [index, id] of ids.entries()) await updateInput(transaction, id, { position: index + 1 });
        return [undefined, null];
      });
      return list(station, true);
    },
    saveSettings: (station: Station, wanted: SettingsChange): Promise<PlayoutSettings> =>
      change(station, null, async (transaction) => {
        const next = withChange(settingsOf(await settingsRow(transaction, station.id)), wanted);
        await saveSettingsRow(transaction, rowOfSettings(station.id, next));
        return [next, null];
      }),
  };
}
