export { type Envelope, envelopeOf } from './clock/envelope.ts';
export { followOffset, type FollowedOffset } from './clock/follow-offset.ts';
export { nextOffset } from './clock/next-offset.ts';
export { context_ms, snapToSound } from './clock/snap-to-sound.ts';
export type { AsRunFormId } from './asrun/as-run-forms.ts';
export { type AsRunFile, type AsRunRow, readAsRun } from './asrun/read-as-run.ts';
export { nodesNamed, parseXml, textOf, type XmlNode } from './documents/parse-xml.ts';
export { createSplitter, type SplitBytes, type Splitter } from './framing/create-splitter.ts';
export type { Framing } from './framing/scanner.ts';
export type { GenericField, GenericSetting } from './generic/create-generic-reader.ts';
export {
  decidePlayout,
  emptyPlayout,
  type PlayoutDecision,
  type PlayoutFate,
  type PlayoutState,
} from './order/decide-playout.ts';
export type { EndCause, LoggedElement } from './order/logged-element.ts';
export type {
  FindingLevel,
  ItemType,
  MessageKind,
  PlayoutFinding,
  PlayoutMessage,
  ReadResult,
} from './playout-message.ts';
export { type PlayoutPreset, playoutPresets, type PresetId, type Transport } from './presets.ts';
export {
  type Arrival,
  framingOf,
  type InputSetting,
  readMessage,
  readMessages,
  type ReceivedBytes,
} from './read-messages.ts';
export type { ReaderOptions } from './reader-options.ts';
export { playDay, type Packet } from './simulator/play-day.ts';
export type { SyntheticElement, SyntheticKind } from './simulator/synthetic-day.ts';
export { zetta } from './simulator/writers/xml-writers.ts';
export { trySample } from './try-sample.ts';
export { type Cue, type CuesOfInput, leadingCues } from './stretches/leading-cues.ts';
export {
  planStretches,
  type Stretch,
  type StretchKind,
  type StretchRules,
} from './stretches/plan-stretches.ts';
