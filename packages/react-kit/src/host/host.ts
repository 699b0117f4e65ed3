import type { HostUser } from './host-user.ts';
import type { ChatTool } from './installation-tools.ts';

/** An address inside the workspace: a path with an optional query, such as `/wxyz/shows/4/details`. */
export type HostAddress = string;

export interface HostStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Files that outlive the page, such as an upload in progress. */
export interface HostFiles {
  /** Rejects if there is no room for the file, or the page may not store any. */
  keep(key: string, file: File): Promise<void>;
  /** Null if the file is not stored. */
  get(key: string): Promise<File | null>;
  remove(key: string): Promise<void>;
}

/**
 * Runs before the user leaves, with an address of the workspace or null for anywhere else. Returns null to allow it, or
 * the text of a confirmation.
 */
export type LeaveQuestion = (to: HostAddress | null) => string | null;

/** A window that the page opened. */
export interface HostWindow {
  /** Also true for a window that a platform separated from this page; its messages still arrive. */
  isClosed(): boolean;
  /** Stops receiving messages. */
  release(): void;
}

/**
 * The environment that the page provides to the kit. Every member has a default that works in any page, so a host
 * overrides only the members that it handles itself.
 */
export interface Host {
  /** Opens another screen. */
  navigate(to: HostAddress, options?: { replace?: boolean }): void;
  /** The `href` of a link to another screen. */
  hrefOf(to: HostAddress): string;
  /** Leaves the workspace for an address outside it. */
  leave(url: string): void;
  /**
   * Opens an address of the station in a small window, which reports back with messages from its pages there. Null if the
   * browser blocks it.
   * @param channel Name of the `BroadcastChannel` that carries the messages too, for windows separated from their opener.
   */
  openWindow(url: string, channel: string, onMessage: (message: unknown) => void): HostWindow | null;
  /** Opens an address in a new tab that has no access to this page. */
  openTab(url: string): void;
  setTitle(title: string): void;
  copyText(text: string): Promise<void>;
  /** Targets of the areas that the host has screens for, such as `shows`; all if absent. The kit links to no others. */
  areas?: readonly string[];
  /** Small values that outlive the page. */
  storage: HostStorage;
  files: HostFiles;
  /**
   * Waits until no other page of this browser holds the claim of that name, and resolves to a function that releases it.
   * Closing the page releases it too. Rejects when the signal aborts.
   */
  claim(work: string, signal: AbortSignal): Promise<() => void>;
  /**
   * Registers a leave question and returns a function that removes it. `onLeave` runs after the user confirmed every
   * question, so the work in question can be discarded. A host that cannot detect this never calls it.
   */
  askBeforeLeaving(question: LeaveQuestion, onLeave?: () => void): () => void;
  /**
   * Loads the script of a tool that the settings name into the page, once. Rejects if it does not load; the next call tries
   * again. A host that wants no scripts of others in its page rejects every call.
   */
  loadScript(address: string): Promise<void>;
  /** The host's own chat, which replaces the installation's. Failures are logged. */
  chat?: ChatTool;
  /** Reports a user's action, by default to the installation's analytics. Nothing in `data` identifies a user. Failures are logged. */
  track?(name: string, data: Readonly<Record<string, string | number>>): void | Promise<void>;
  /** Reports the user to the host's analytics and support tools, once per station. Failures are logged. */
  identify?(person: HostUser): void | Promise<void>;
}
