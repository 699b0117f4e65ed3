import type { Permissions } from '@postkit/sdk/schema';

/** An address inside the workspace: a path with an optional query, such as `/wxyz/shows/4/details`. */
export type HostAddress = string;

export interface HostStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Files that outlive the page, such as one that is half uploaded. */
export interface HostFiles {
  /** Rejects where there is no room for the file, or the page may keep none. */
  keep(key: string, file: File): Promise<void>;
  /** Null where it was not kept. */
  get(key: string): Promise<File | null>;
  remove(key: string): Promise<void>;
}

/**
 * Asked before somebody leaves: for an address of the workspace, or with null for anywhere else. Answering null lets
 * them go, a text is put to them as a question.
 */
export type LeaveQuestion = (to: HostAddress | null) => string | null;

/** Who works in the workspace, for the host's analytics and support tools. No key and no password is in it. */
export interface Person extends Permissions {
  id: number;
  username: string;
  email: string;
  /** Slug of the station, as in its addresses. */
  station: string;
  stationName: string;
}

/**
 * What the kit needs of the page that mounts it. Every member has a default that works in any page,
 * so a host replaces only what it does in its own way.
 */
export interface Host {
  /** Goes to another screen. */
  navigate(to: HostAddress, options?: { replace?: boolean }): void;
  /** The `href` that a link to another screen carries. */
  hrefOf(to: HostAddress): string;
  /** Leaves the workspace for an address outside it. */
  leave(url: string): void;
  /** Opens an address in a new tab; never gives it access to this page. */
  openTab(url: string): void;
  setTitle(title: string): void;
  copyText(text: string): Promise<void>;
  /** Targets of the areas that the host has screens for, such as `shows`; all when absent. Nothing leads to another one. */
  areas?: readonly string[];
  /** Small values that outlive the page. */
  storage: HostStorage;
  files: HostFiles;
  /**
   * Waits until no other page of this browser does the work of that name; answers the function that gives it back. A page
   * that ends gives back by itself. Rejects when the signal aborts.
   */
  claim(work: string, signal: AbortSignal): Promise<() => void>;
  /**
   * Registers a question for leaving; answers the function that takes it back. `onLeave` is called once the user has
   * confirmed and nothing else keeps them: what the question was about is given up. A host that cannot know calls it never.
   */
  askBeforeLeaving(question: LeaveQuestion, onLeave?: () => void): () => void;
  /** Counts what people do, where the host has an analytics tool. Nothing in `data` names a person. What fails is logged. */
  track?(name: string, data: Readonly<Record<string, string | number>>): void | Promise<void>;
  /** Tells the host's analytics and support tools who works here, once for a station. What fails is logged. */
  identify?(person: Person): void | Promise<void>;
}
