// Written by `npm run generate`.

/** A part of the log that a presenter trims and titles without an account, as editors see it. */
export interface SlotLink {
  /** Number that identifies it at the station. */
  id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Id of the show. */
  show_id: number;
  /** Name of the presenter. */
  presenter: string;
  /** The editor's words to the presenter. */
  note: string;
  /** Start of the slot. Unix seconds, UTC. */
  start: number;
  /** End of the slot. Unix seconds, UTC. */
  end: number;
  /** Seconds of its audio; less than `end - start` if the recording has gaps. */
  seconds: number;
  /** Title that the presenter gave it. */
  title: string;
  /** Description that the presenter gave it. */
  description: string;
  /** Seconds into the slot at which the piece starts. */
  trim_start: number;
  /** Seconds into the slot at which the piece ends. */
  trim_end: number;
  /** State of the link. */
  state: 'open' | 'submitted' | 'sent_back' | 'approved' | 'revoked' | 'expired';
  /** Why it was sent back. */
  reply: string;
  /** Name of the user who created it. */
  created_by: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When it stops working. Unix seconds, UTC. */
  expires_at: number;
  /** When the presenter submitted it; null before. Unix seconds, UTC. */
  submitted_at: number | null;
  /** Name of the user who approved it or sent it back; empty before. */
  decided_by: string;
  /** When it was approved or sent back; null before. Unix seconds, UTC. */
  decided_at: number | null;
  /** The draft that it became. Null before it is approved. */
  playlist_id: number | null;
}

/** Body of the operation `slotLinks.create`. */
export interface SlotLinkInput {
  /** Path of the show. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show: string;
  /** A range of the broadcast, as `logger.copy` takes it. */
  start: number;
  /** End of the range in unix seconds. */
  end: number;
  /** Name of the presenter. At most 100 characters. */
  presenter: string;
  /** Words to the presenter. At most 1,000 characters. */
  note?: string | undefined;
  /** Title to start with. At most 300 characters. */
  title?: string | undefined;
  /** Days until the link stops working; 3 when absent. 1 to 14. */
  days?: number | undefined;
}

/** Body of the operation `slotLinks.renew`. */
export interface SlotLinkRenewal {
  /** Days until the link stops working; 3 when absent. 1 to 14. */
  days?: number | undefined;
}

/** Body of the operation `slotLinks.sendBack`. */
export interface SlotReply {
  /** Words to the presenter. 1 to 1,000 characters. */
  reply: string;
}

/** A new link. The station stores only the hash of the token: it is in no later response. */
export interface NewSlotLink {
  /** A part of the log that a presenter trims and titles without an account, as editors see it. */
  slot_link: SlotLink;
  /** Token of the link. Only this response contains it. */
  token: string;
}

/** Part of an address that the browser does not send, so it is in no log of a server. */
export interface SlotToken {
  /** Token of the link. 1 to 200 characters. */
  token: string;
}

/** Audio of one title of the slot. */
export interface SlotPiece {
  /** Title of the piece. */
  title: string;
  /** Artist of the piece; empty if none is known. */
  artist: string;
  /** Length in seconds. */
  seconds: number;
  /** Samples of each segment, at 44,100 Hz. */
  segments: number[];
  /** The waveform in equal parts, −128 to 127. */
  min: number[];
  /** Loudest sample of each column. */
  max: number[];
  /** Mean level of each column. */
  rms: number[];
}

/** A slot as its presenter sees it. */
export interface Slot extends Omit<
  SlotLink,
  | 'id'
  | 'resource_uri'
  | 'show_id'
  | 'created_at'
  | 'submitted_at'
  | 'decided_by'
  | 'decided_at'
  | 'playlist_id'
> {
  /** Title of the station. */
  station: string;
  /** Time zone of the station, such as `America/New_York`. */
  timezone: string;
  /** Title of the show. */
  show: string;
  /** Address of the show's cover; empty for none. */
  cover: string;
  /** Rises with every change. A save states the version it is based on. */
  version: number;
  /** Pieces of the broadcast in the slot, in order. */
  pieces: SlotPiece[];
}

/** Body of the operation `slotLinks.save`. */
export interface SlotSave {
  /** Token of the link. 1 to 200 characters. */
  token: string;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version: number;
  /** Title that the presenter gave it. At most 300 characters. */
  title: string;
  /** Description that the presenter gave it. At most 8,000 characters. */
  description: string;
  /** Seconds into the slot at which the piece starts. */
  trim_start: number;
  /** Seconds into the slot at which the piece ends. */
  trim_end: number;
}

/** Body of the operation `slotLinks.submit`. */
export interface SlotSubmit {
  /** Token of the link. 1 to 200 characters. */
  token: string;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version: number;
}

/** A segment of a piece, both numbered from 0. */
export interface SlotSegment {
  /** Token of the link. 1 to 200 characters. */
  token: string;
  /** Number of the piece, from 0. */
  piece: number;
  /** Number of the segment in the piece, from 0. */
  n: number;
}

/** Response of the operation `slotLinks.list`. */
export interface SlotLinksListResponse {
  /** Links of the station, newest first. */
  slot_links: SlotLink[];
}
