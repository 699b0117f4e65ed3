import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { programmeHours, programmeTime } from './programme.ts';

/**
 * - `added`: the source has a new programme
 * - `moved`: a programme airs at other times
 * - `renamed`: a programme has another name
 * - `changed`: the description, genre, presenters or picture of a programme differ
 * - `gone`: the source has a programme no more
 */
export const programmeChanges = ['added', 'moved', 'renamed', 'changed', 'gone'] as const;
export type ProgrammeChange = (typeof programmeChanges)[number];

/**
 * - `pending`: waits for a decision
 * - `applied`: its lines are the week of the station
 * - `undone`: its lines were taken back
 */
export const programmePlanStates = ['pending', 'applied', 'undone'] as const;
export type ProgrammePlanState = (typeof programmePlanStates)[number];

/** A programme before or after a change. */
const side = z.object({
  /** Its name. */
  name: z.string(),
  /** Its usual days and hours; null if it does not air. */
  hours: programmeHours.nullable(),
});

/** One difference between the programmes of the station and those of a source. */
export const programmePlanLine = z.object({
  /** Number of the line in its plan, from 1. */
  id: z.int(),
  /** Kind of the difference. */
  change: z.enum(programmeChanges),
  /** Id of the programme; null for one that is new. */
  programme_id: z.int().nullable(),
  /** Before the change; null for a programme that is new. */
  before: side.nullable(),
  /** After the change; null for a programme that is gone. */
  after: side.nullable(),
  /** Names of the fields that differ, for `changed`; otherwise empty. */
  fields: z.array(z.string()),
  /** Airings that end: those of the next days, at most 50. */
  removed: z.array(programmeTime),
  /** Airings that are new: those of the next days, at most 50. */
  added: z.array(programmeTime),
});
export type ProgrammePlanLine = z.output<typeof programmePlanLine>;

/** The differences that a reading of a source found. */
export const programmePlan = z.object({
  id: z.int(),
  /** Id of the source. */
  source_id: z.int(),
  /** State of the plan. */
  state: z.enum(programmePlanStates),
  /** When the source was read. */
  created_at: unixSeconds,
  /** When its lines were applied; null before. */
  applied_at: unixSeconds.nullable(),
  /** Who applied them; empty before. */
  applied_by: z.string(),
  /** Whether it can be undone: it is the last change of its source, and nothing has changed since. */
  can_undo: z.boolean(),
  /** Its lines, by the name of the programme. */
  lines: z.array(programmePlanLine),
});
export type ProgrammePlan = z.output<typeof programmePlan>;

export const programmePlanChoice = z.object({
  /** Numbers of the lines to apply; absent for all. The others wait in a new plan. */
  lines: z.array(z.int().positive()).min(1, 'Choose at least one line.').max(5000).optional(),
});
export type ProgrammePlanChoice = z.output<typeof programmePlanChoice>;

/** The result of a reading. */
export const programmeReading = z.object({
  /** The differences; null if the source has the week of the station. */
  plan: programmePlan.nullable(),
  /** Remarks of the reader, as sentences. */
  findings: z.array(z.string()),
});
export type ProgrammeReading = z.output<typeof programmeReading>;
