import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { programmeOperations } from '../schema/programmes/wire-operations.ts';
import type {
  AiringQuery,
  ProgrammeDocument,
  ProgrammeGuideUpdate,
  ProgrammeInput,
  ProgrammePlanChoice,
  ProgrammeSourceInput,
  ProgrammeSourceUpdate,
  ProgrammeUpdate,
} from '../schema/programmes/wire-types.ts';

/** The week of programmes: entered by hand, or read from other systems. Changes are for admins. */
export class ProgrammesResource extends Resource {
  /**
   * The programmes of the station, by name.
   * @example
   * for (const { name, hours } of await client.programmes.list()) console.log(name, hours?.day_of_week, hours?.start_time);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(programmeOperations.list, options)).programmes;
  }

  /**
   * Adds a programme with a weekly rule or with dates.
   * @throws HttpError 400 if it has neither or both, or a show that is not one of the station; 409 if the station has 1000
   * @example
   * await client.programmes.create({
   *   name: 'Midday with Rosa',
   *   weekly: { day_of_week: 'MonTueWed', start_time: '12:00', end_time: '14:00', start_date: '2026-11-02' },
   * });
   */
  create(programme: ProgrammeInput, options: CallOptions = {}) {
    return this.call(programmeOperations.create, { ...options, body: programme });
  }

  /**
   * Changes the given fields. Airings that have begun stay as they are. A programme of a source takes `show_id` and
   * `is_public` alone.
   * @example
   * await client.programmes.update(7, { is_public: false });
   */
  update(id: number, changes: ProgrammeUpdate, options: CallOptions = {}) {
    return this.call(programmeOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes a programme with its airings. A source that still has it offers it again.
   * @example
   * await client.programmes.remove(7);
   */
  async remove(id: number, options: CallOptions = {}): Promise<void> {
    await this.call(programmeOperations.remove, { ...options, params: { id } });
  }

  /**
   * The airings that overlap a span, by their start.
   * @param query Unix milliseconds, at most 35 days apart
   * @example
   * const from_ms = Date.UTC(2026, 10, 2);
   * const airings = await client.programmes.airings({ from_ms, until_ms: from_ms + 7 * 86_400_000 });
   */
  async airings(query: AiringQuery, options: CallOptions = {}) {
    return (await this.call(programmeOperations.airings, { ...options, query })).airings;
  }

  /**
   * The fields of a schedule that records a programme, for `client.schedules.create`. Creates nothing.
   * @throws HttpError 409 if the programme does not air in the coming weeks
   * @example
   * const { id } = await client.programmes.create({
   *   name: 'Midday with Rosa',
   *   weekly: { day_of_week: 'MonTueWed', start_time: '12:00', end_time: '14:00', start_date: '2026-11-02' },
   * });
   * const { schedule, show_title } = await client.programmes.schedule(id);
   * const show_id = schedule.show_id ?? (await client.shows.create({ title: show_title })).id;
   * await client.schedules.create({ ...schedule, show_id });
   */
  schedule(id: number, options: CallOptions = {}) {
    return this.call(programmeOperations.schedule, { ...options, params: { id } });
  }

  /**
   * The sources of programmes, by name.
   * @example
   * for (const { title, read_at, error } of await client.programmes.sources()) console.log(title, read_at, error);
   */
  async sources(options: CallOptions = {}) {
    return (await this.call(programmeOperations.sources, options)).sources;
  }

  /**
   * Adds a source. The station reads it daily from then on; `read` reads it at once.
   * @throws HttpError 409 if the station has 20 sources
   * @example
   * const { id } = await client.programmes.createSource({
   *   title: 'Editorial calendar',
   *   kind: 'icalendar',
   *   address: 'https://calendar.example.org/week.ics',
   * });
   */
  createSource(source: ProgrammeSourceInput, options: CallOptions = {}) {
    return this.call(programmeOperations.createSource, { ...options, body: source });
  }

  /**
   * Changes the name or the address of a source.
   * @example
   * const [source] = await client.programmes.sources();
   * if (source) await client.programmes.updateSource(source.id, { title: 'Calendar' });
   */
  updateSource(id: number, changes: ProgrammeSourceUpdate, options: CallOptions = {}) {
    return this.call(programmeOperations.updateSource, {
      ...options,
      params: { id },
      body: changes,
    });
  }

  /**
   * Deletes a source with its programmes and plans.
   * @example
   * for (const { id, error } of await client.programmes.sources()) if (error) await client.programmes.removeSource(id);
   */
  async removeSource(id: number, options: CallOptions = {}): Promise<void> {
    await this.call(programmeOperations.removeSource, { ...options, params: { id } });
  }

  /**
   * Reads a source, or a document in its place, and returns what differs from the week of the station. Changes no programme.
   * @throws HttpError 400 if it is no list of programmes, 502 if its address cannot be reached
   * @example
   * const { id } = await client.programmes.createSource({ title: 'Week', kind: 'icalendar', address: 'https://calendar.example.org/' });
   * const document = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Harbour Talk\nDTSTART:20300107T120000Z\nDTEND:20300107T130000Z\nEND:VEVENT\nEND:VCALENDAR';
   * const { plan } = await client.programmes.read(id, { document });
   * for (const { change, before, after } of plan?.lines ?? []) console.log(change, before?.name, after?.name);
   */
  read(id: number, document: ProgrammeDocument = {}, options: CallOptions = {}) {
    return this.call(programmeOperations.read, { ...options, params: { id }, body: document });
  }

  /**
   * A plan with its lines.
   * @example
   * for (const { id } of await client.programmes.sources())
   *   for (const { id: planId } of await client.programmes.plans(id))
   *     console.log((await client.programmes.plan(planId)).lines.length);
   */
  plan(id: number, options: CallOptions = {}) {
    return this.call(programmeOperations.plan, { ...options, params: { id } });
  }

  /**
   * The plans of a source, newest first.
   * @example
   * for (const { id, title } of await client.programmes.sources())
   *   console.log(title, (await client.programmes.plans(id))[0]?.state);
   */
  async plans(sourceId: number, options: CallOptions = {}) {
    const call = { ...options, params: { id: sourceId } };
    return (await this.call(programmeOperations.plans, call)).plans;
  }

  /**
   * Changes the programmes as a pending plan says, by all of its lines or some.
   * @throws HttpError 409 if the plan no longer waits
   * @example
   * for (const { id } of await client.programmes.sources())
   *   for (const { id: planId, state } of await client.programmes.plans(id))
   *     if (state === 'pending') await client.programmes.apply(planId);
   */
  apply(planId: number, choice: ProgrammePlanChoice = {}, options: CallOptions = {}) {
    return this.call(programmeOperations.apply, {
      ...options,
      params: { id: planId },
      body: choice,
    });
  }

  /**
   * Takes the last change of a source back. Airings that have begun stay as they are.
   * @throws HttpError 409 if the programmes have changed since
   * @example
   * for (const { id } of await client.programmes.sources())
   *   for (const { id: planId, state } of await client.programmes.plans(id))
   *     if (state === 'applied') await client.programmes.undo(planId);
   */
  undo(planId: number, options: CallOptions = {}) {
    return this.call(programmeOperations.undo, { ...options, params: { id: planId } });
  }

  /**
   * How the station appears in its public RadioDNS files, and the addresses of the public week.
   * @example
   * const { addresses } = await client.programmes.guide();
   */
  guide(options: CallOptions = {}) {
    return this.call(programmeOperations.guide, options);
  }

  /**
   * Changes how the station appears in its public RadioDNS files.
   * @example
   * await client.programmes.updateGuide({ bearers: [{ id: 'fm:ce1.c586.09580', cost: 20 }] });
   */
  updateGuide(changes: ProgrammeGuideUpdate, options: CallOptions = {}) {
    return this.call(programmeOperations.updateGuide, { ...options, body: changes });
  }
}
