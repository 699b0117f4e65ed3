// Written by `npm run generate`.

import type { Optional } from '../optional.ts';
import type { ScheduleOverride } from '../schedules/wire-types.ts';

/** A way on which radios receive the station, by the RadioDNS bearer URI of ETSI TS 103 270: `fm:ce1.c586.09580`, `dab:ce1.ce15.c221.0`, or the http address of a stream. */
export interface GuideBearer {
  /** Bearer URI. At most 500 characters. */
  id: string;
  /** Media type of a stream, such as `audio/mpeg`; absent for FM and DAB. At most 100 characters. */
  mime?: string | undefined;
  /** Kilobits per second of a stream; absent if unknown. 1 to 100,000. */
  bitrate?: number | undefined;
  /** Cost of the way for radios that choose one, 0 to 100: lower is preferred; 50 if absent. */
  cost?: number | undefined;
}

/** Only given fields change. */
export interface ProgrammeGuideUpdate extends Optional<Omit<ProgrammesGuideResponse, 'addresses'>> {}

/** Public addresses of the week. */
export interface ProgrammeAddresses {
  /** RadioDNS service information. */
  service_information: string;
  /** RadioDNS programme information of today. */
  programme_information: string;
  /** Calendar. */
  calendar: string;
  /** JSON. */
  json: string;
}

/** One difference between the programmes of the station and those of a source. */
export interface ProgrammePlanLine {
  /** Number of the line in its plan, from 1. */
  id: number;
  /** Kind of the difference. */
  change: 'added' | 'moved' | 'renamed' | 'changed' | 'gone';
  /** Id of the programme; null for one that is new. */
  programme_id: number | null;
  /** Before the change; null for a programme that is new. */
  before: {
    /** Its name. */
    name: string;
    /** Its usual days and hours; null if it does not air. */
    hours: ProgrammeHours | null;
  } | null;
  /** After the change; null for a programme that is gone. */
  after: {
    /** Its name. */
    name: string;
    /** Its usual days and hours; null if it does not air. */
    hours: ProgrammeHours | null;
  } | null;
  /** Names of the fields that differ, for `changed`; otherwise empty. */
  fields: string[];
  /** Airings that end: those of the next days, at most 50. */
  removed: ProgrammeTime[];
  /** Airings that are new: those of the next days, at most 50. */
  added: ProgrammeTime[];
}

/** The differences that a reading of a source found. */
export interface ProgrammePlan {
  /** Number that identifies it at the station. */
  id: number;
  /** Id of the source. */
  source_id: number;
  /** State of the plan. */
  state: 'pending' | 'applied' | 'undone';
  /** When the source was read. Unix seconds, UTC. */
  created_at: number;
  /** When its lines were applied; null before. Unix seconds, UTC. */
  applied_at: number | null;
  /** Who applied them; empty before. */
  applied_by: string;
  /** Whether it can be undone: it is the last change of its source, and nothing has changed since. */
  can_undo: boolean;
  /** Its lines, by the name of the programme. */
  lines: ProgrammePlanLine[];
}

/** Body of the operation `programmes.apply`. */
export interface ProgrammePlanChoice {
  /** Numbers of the lines to apply; absent for all. The others wait in a new plan. 1 to 5,000 entries. */
  lines?: number[] | undefined;
}

/** The result of a reading. */
export interface ProgrammeReading {
  /** The differences; null if the source has the week of the station. */
  plan: ProgrammePlan | null;
  /** Remarks of the reader, as sentences. */
  findings: string[];
}

/** A list of programmes of another system, which the station reads daily and on demand. */
export interface ProgrammeSource {
  /** Number that identifies it at the station. */
  id: number;
  /** Name in the interface. */
  title: string;
  /** Its format. */
  kind: 'radiodns' | 'icalendar' | 'azuracast' | 'libretime';
  /** Its address; empty for a source whose documents are uploaded. */
  address: string;
  /** When it was last read without an error; null before the first time. Unix seconds, UTC. */
  read_at: number | null;
  /** When the station last tried to read it; null before the first time. Unix seconds, UTC. */
  tried_at: number | null;
  /** Why the last try failed, as a sentence; empty after a success. */
  error: string;
  /** Remarks of the last reading, as sentences. */
  findings: string[];
  /** Number of its programmes. */
  programmes: number;
  /** Id of the plan with the differences that wait for a decision; null if there are none. */
  plan_id: number | null;
}

/** Body of the operation `programmes.createSource`. */
export interface ProgrammeSourceInput {
  /** Name in the interface. At most 100 characters. */
  title: string;
  /** Its format. */
  kind: 'radiodns' | 'icalendar' | 'azuracast' | 'libretime';
  /** Its address; absent for a source whose documents are uploaded. In the address of a RadioDNS file, the station replaces the date, or `YYYYMMDD`, by each day. An http or https address. Empty for none. */
  address?: string | undefined;
}

/** Only given fields change. */
export interface ProgrammeSourceUpdate {
  /** Name in the interface. At most 100 characters. */
  title?: string | undefined;
  /** Its address; empty for a source whose documents are uploaded. An http or https address. Empty for none. */
  address?: string | undefined;
}

/** A document in place of the one at the address of the source. */
export interface ProgrammeDocument {
  /** The document: text, or base64 of its bytes; absent to read the address. 1 to 3,000,000 characters. */
  document?: string | undefined;
  /** Whether `document` is base64. */
  is_base64?: boolean | undefined;
}

/** An airing, for everyone. Moments are ISO 8601. */
export interface PublicAiring {
  /** Id of the programme. */
  programme: number;
  /** Date on which it starts, in the station's time zone: `YYYY-MM-DD`. */
  date: string;
  /** When it starts. */
  start: string;
  /** When it ends. */
  end: string;
  /** Whether it is on air now. */
  is_on_air: boolean;
  /** Name of the programme. */
  name: string;
  /** Plain text; empty for none. */
  description: string;
  /** Genre; empty for none. */
  genre: string;
  /** Names of its presenters. */
  presenters: string[];
  /** Address of its picture; null for none. */
  image_url: string | null;
  /** The show with its episodes; null if it has none. */
  show: {
    /** Number that identifies it at the station. */
    id: number;
    /** Title of the show. */
    title: string;
    /** Address of its public page. */
    url: string;
  } | null;
}

/** The programmes of the coming days, for everyone. */
export interface PublicProgrammes {
  /** Time zone of the station, an IANA name. */
  timezone: string;
  /** By their start. */
  airings: PublicAiring[];
}

/** Days and hours of a programme in the station's time zone. An end time before the start time, or equal to it, is on the next day. */
export interface ProgrammeRule {
  /** Days of the week on which it starts. At least 3 characters. */
  day_of_week: string;
  /** Time at which it starts. `HH:MM`, in the station's time zone. */
  start_time: string;
  /** Time at which it ends; before the start time, it is on the next day. `HH:MM`, in the station's time zone. */
  end_time: string;
  /** First date. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last date; null for no end. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string | null;
  /** 2 for every other week, counted from the week of the first date; weeks start on Monday. 1 to 52. */
  every_weeks: number;
  /** Dates on which it does not air. At most 366 entries. Each: `YYYY-MM-DD`, in the station's time zone. */
  exceptions: string[];
  /** Dates with other hours, also on other days of the week. At most 100 entries. */
  overrides: ScheduleOverride[];
}

/** A rule as clients write it: every week without an end, unless they say otherwise. */
export interface ProgrammeRuleInput {
  /** Days of the week on which it starts. At least 3 characters. */
  day_of_week: string;
  /** Time at which it starts. `HH:MM`, in the station's time zone. */
  start_time: string;
  /** Time at which it ends; before the start time, it is on the next day. `HH:MM`, in the station's time zone. */
  end_time: string;
  /** First date. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last date; null for no end. `YYYY-MM-DD`, in the station's time zone. */
  end_date?: string | null | undefined;
  /** 2 for every other week, counted from the week of the first date; weeks start on Monday. 1 to 52. */
  every_weeks?: number | undefined;
  /** Dates on which it does not air. At most 366 entries. Each: `YYYY-MM-DD`, in the station's time zone. */
  exceptions?: string[] | undefined;
  /** Dates with other hours, also on other days of the week. At most 100 entries. */
  overrides?: ScheduleOverride[] | undefined;
}

/** One airing of a programme. */
export interface ProgrammeTime {
  /** When it starts: Unix milliseconds. 0 to 8,640,000,000,000,000. */
  start_ms: number;
  /** When it ends: Unix milliseconds; at most 24 hours after its start. 0 to 8,640,000,000,000,000. */
  end_ms: number;
}

/** Days and hours at which a programme mostly airs, in the station's time zone. */
export interface ProgrammeHours {
  /** Days of the week, such as `MonWedFri`. */
  day_of_week: string;
  /** Time at which it starts. */
  start_time: string;
  /** Time at which it ends; before the start time, it is on the next day. */
  end_time: string;
}

/** A programme of the station's week. */
export interface Programme {
  /** Number that identifies it at the station. */
  id: number;
  /** Name, as listeners know it. */
  name: string;
  /** Its subject; empty for none. */
  description: string;
  /** Genre in the words of the station or source; empty for none. */
  genre: string;
  /** Names of its presenters. */
  presenters: string[];
  /** Address of its picture; empty for none. */
  picture: string;
  /** Id of the show that was chosen for it; null for the show with the same name. */
  show_id: number | null;
  /** The show that its episodes belong to; null if none has its name, and none was chosen. */
  show: {
    /** Number that identifies it at the station. */
    id: number;
    /** Title of the show. */
    title: string;
  } | null;
  /** Whether the public week has it. */
  is_public: boolean;
  /** Id of the source that it was read from; null for a programme that was entered by hand. */
  source_id: number | null;
  /** Its id in the source, such as a UID or CRID; empty for a programme that was entered by hand. */
  key: string;
  /** Its rule; null for a programme of a source, or with dates. */
  weekly: ProgrammeRule | null;
  /** Days and hours at which it mostly airs in the coming weeks; null if it does not. */
  hours: ProgrammeHours | null;
  /** Its airings from now on, for at most 28 days unless they were entered as dates, in order. */
  times: ProgrammeTime[];
  /** Raised by each change. */
  version: number;
}

/** A programme has a weekly rule or dates, not both. */
export interface ProgrammeInput {
  /** Name, as listeners know it. At most 200 characters. */
  name: string;
  /** At most 8,000 characters. */
  description?: string | undefined;
  /** At most 200 characters. */
  genre?: string | undefined;
  /** At most 50 entries. */
  presenters?: string[] | undefined;
  /** An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  picture?: string | undefined;
  /** Id of its show; null for none. */
  show_id?: number | null | undefined;
  /** Whether it is in the public week. */
  is_public?: boolean | undefined;
  /** Days and hours; absent for a programme with dates. */
  weekly?: ProgrammeRuleInput | undefined;
  /** Airings; absent for a programme with a weekly rule. At most 200 entries. */
  times?: ProgrammeTime[] | undefined;
}

/** Only given fields change. A programme of a source takes `show_id` and `is_public` alone. */
export interface ProgrammeUpdate {
  /** Name, as listeners know it. At most 200 characters. */
  name?: string | undefined;
  /** Its subject; empty for none. At most 8,000 characters. */
  description?: string | undefined;
  /** Genre; empty for none. At most 200 characters. */
  genre?: string | undefined;
  /** Names of its presenters. At most 50 entries. */
  presenters?: string[] | undefined;
  /** Address of its picture; empty for none. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  picture?: string | undefined;
  /** Id of its show; null for the show with the same name. */
  show_id?: number | null | undefined;
  /** Whether the public week has it. */
  is_public?: boolean | undefined;
  /** Days and hours, in place of the former rule or dates. */
  weekly?: ProgrammeRuleInput | undefined;
  /** Airings, in place of the former rule or dates. At most 200 entries. */
  times?: ProgrammeTime[] | undefined;
}

/** An airing with its programme. */
export interface ProgrammeAiring {
  /** Id of its programme. */
  programme_id: number;
  /** Name of this airing, which may differ from the programme's. */
  name: string;
  /** Subject of the programme. */
  description: string;
  /** Genre of the programme. */
  genre: string;
  /** Presenters of the programme. */
  presenters: string[];
  /** Picture of the programme; empty for none. */
  picture: string;
  /** Id of the show of the programme; null for none. */
  show_id: number | null;
  /** Id of the source; null for a programme that was entered by hand. */
  source_id: number | null;
  /** Whether the public week has it. */
  is_public: boolean;
  /** When it starts: Unix milliseconds. */
  start_ms: number;
  /** When it ends: Unix milliseconds. */
  end_ms: number;
}

/** A span of at most 35 days. */
export interface AiringQuery {
  /** Unix milliseconds; airings that end at or before it are left out. */
  from_ms: number;
  /** Unix milliseconds; airings that start at or after it are left out. */
  until_ms: number;
}

/** Response of the operation `programmes.list`. */
export interface ProgrammesListResponse {
  /** Programmes of the station. */
  programmes: Programme[];
}

/** Response of the operation `programmes.airings`. */
export interface ProgrammesAiringsResponse {
  /** In order. */
  airings: ProgrammeAiring[];
}

/** Response of the operation `programmes.schedule`. */
export interface ProgrammesScheduleResponse {
  /** The schedule without its show if none has the name of the programme. */
  schedule: {
    /** Id of the show. */
    show_id?: number | undefined;
    /** Title of the episodes; `%w` becomes the day of the week and `%d` the date. At most 300 characters. */
    title?: string | undefined;
    /** Description of the episodes. At most 8,000 characters. */
    description?: string | undefined;
    /** First day, included. `YYYY-MM-DD`. */
    start_date: string;
    /** Last date; null for no end. `YYYY-MM-DD`, in the station's time zone. */
    end_date?: string | null | undefined;
    /** Time at which the hours start. */
    start_time: string;
    /** Time at which the hours end; before the start time, it is on the next day. */
    end_time: string;
    /** Days of the week on which the hours start. At least 3 characters. */
    day_of_week: string;
    /** 2 for every other week, counted from the week of the start date; weeks start on Monday. 1 to 52. */
    every_weeks?: number | undefined;
    /** Dates on which it does not run. At most 366 entries. Each: `YYYY-MM-DD`, in the station's time zone. */
    exceptions?: string[] | undefined;
    /** Dates with other hours, also on other days of the week, in other weeks and on holidays. At most 100 entries. */
    overrides?: ScheduleOverride[] | undefined;
    /** Whether the schedule is paused. */
    paused?: boolean | undefined;
    /** 0 for a deleted schedule. 1 for yes, 0 for no. */
    active?: 0 | 1 | undefined;
    /** Text that the title of a captured event must contain; empty captures all. At most 200 characters. */
    pattern?: string | undefined;
    /** TV stations only: the stream to capture. `transmitter` is the station's own broadcast. At most 2,048 characters. */
    streaming_url?: string | undefined;
    /** Comma-separated email addresses that are notified of each episode. At most 2,000 characters. */
    notification_emails?: string | undefined;
    /** Cover of the episodes. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
    squareCoverArtURL?: string | undefined;
    /** Image of the episodes for social media. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
    socialShareImageURL?: string | undefined;
    /** Text of posts on social media. At most 2,000 characters. */
    social_share_text?: string | undefined;
    /** Comma-separated names of the categories to capture; empty captures all. At most 4,000 characters. */
    capture_groups?: string | undefined;
    /** Season of the episodes; null for none. At least 1. */
    season_number?: number | null | undefined;
    /** Number of the next episode; null for none. At least 1. */
    episode_number?: number | null | undefined;
    /** Kind of the episodes in feeds. */
    episode_type?: 'full' | 'bonus' | 'trailer' | undefined;
    /** 1 for explicit content. 1 for yes, 0 for no. */
    rating?: 0 | 1 | undefined;
    /** Comma-separated ids of the episodes' tags. At most 2,000 characters. */
    tags?: string | undefined;
    /** Comma-separated. At most 2,000 characters. */
    onceUseTags?: string | undefined;
    /** Whether the episodes are published or saved as drafts. */
    publishWhen?: 'rightNow' | 'saveDraft' | undefined;
    /** Minutes between the end of the captured hours and publishing, at most a week. 0 to 10,080. */
    delayUntilPublish?: number | undefined;
    /** Comma-separated ids of the destinations. At most 2,000 characters. */
    social_media_connections?: string | undefined;
    /** Id of the event that is added before; null for none. */
    intro_event_id?: number | null | undefined;
    /** Id of the event that is added after; null for none. */
    outro_event_id?: number | null | undefined;
    /** Whether places for ads are set. */
    targetedAds?: boolean | undefined;
    /** Least number of events between two ads. 0 to 1,000. */
    events_between_ads?: number | undefined;
    /** Least number of minutes between two ads. 0 to 1,440. */
    minutes_between_ads?: number | undefined;
    /** Seconds of the hours that the recording may miss; with more, the episode is saved as a draft. 0 to 86,400. */
    max_gap_seconds?: number | undefined;
    /** The longest silence, in seconds; with a longer one, the episode is saved as a draft. 5 to 86,400. */
    max_silence_seconds?: number | undefined;
  };
  /** Title for a new show: the name of the programme. */
  show_title: string;
}

/** Response of the operation `programmes.sources`. */
export interface ProgrammesSourcesResponse {
  /** Sources of the station. */
  sources: ProgrammeSource[];
}

/** Response of the operation `programmes.plans`. */
export interface ProgrammesPlansResponse {
  /** Plans of the source. */
  plans: ProgrammePlan[];
}

/** Response of the operation `programmes.guide`. */
export interface ProgrammesGuideResponse extends ProgrammesUpdateGuideResponse {}

/** Response of the operation `programmes.updateGuide`. */
export interface ProgrammesUpdateGuideResponse {
  /** At most 8 characters, for small displays; empty for the first characters of the station's title. */
  short_name: string;
  /** At most 16 characters; empty for the first characters of the station's title. */
  medium_name: string;
  /** A sentence about the station, at most 180 characters; empty for none. */
  description: string;
  /** Domain of the station in RadioDNS; empty for the host of the installation. At most 253 characters. */
  domain: string;
  /** Ways on which radios receive the station. At most 50 entries. */
  bearers: GuideBearer[];
  /** Public addresses of the week. */
  addresses: ProgrammeAddresses;
}

/** Query of the operation `programmes.week`. */
export interface ProgrammesWeekQuery {
  /** Number of days from today. 1 to 14. */
  days?: number | undefined;
}
