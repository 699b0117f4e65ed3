import { createContext, type ReactNode } from 'react';
import type { EpisodeStatus, EpisodeSummary } from '@postkit/sdk';
import type { Permissions } from '@postkit/sdk/operations';

/** Props of every slot. */
export interface SlotProps {
  /** Slug of the station. */
  station: string;
  /** Rights of the signed-in user, for `isAllowed(operation, permissions)` of `@postkit/sdk/operations`. */
  permissions: Permissions;
}

/** Renders the content of a slot. It may use hooks, and those of the kit. */
type SlotRender<Own extends object = object> = (props: SlotProps & Own) => ReactNode;

/**
 * Content of the page in the kit's screens. A slot renders only on a screen that the user may open and that has loaded. One that
 * throws is left out, or replaced by the kit's own content, and the screen stays.
 */
export interface HostSlots {
  /** In the headings of screens, before their own buttons. */
  todayActions?: SlotRender;
  showsActions?: SlotRender;
  episodesActions?: SlotRender;
  /** In the editor's bar, before Finish. `showId` is null until the user has chosen a show. */
  editorActions?: SlotRender<{ showId: number | null; isBusy: boolean }>;
  /** In the rows of episodes, before the row's menu; 88 px wide. */
  episodeActions?: SlotRender<{ episode: EpisodeSummary }>;
  /** Replaces the text on a station without shows. */
  showsEmpty?: SlotRender;
  /** Replaces the text on a list without episodes of a status. */
  episodesEmpty?: SlotRender<{ status: EpisodeStatus }>;
  /** At the end of the publish dialog. `episodeId` is null for a new episode. `isBusy` while the dialog saves. */
  publishFoot?: SlotRender<{ showId: number; episodeId: number | null; isBusy: boolean }>;
}

/** The props of one slot. */
export type SlotPropsOf<Name extends keyof HostSlots> = Parameters<NonNullable<HostSlots[Name]>>[0];

export const SlotsContext = createContext<HostSlots | undefined>(undefined);
