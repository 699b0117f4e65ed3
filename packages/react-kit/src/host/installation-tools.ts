import type { InstallationTools } from '@postkit/sdk/schema';
import type { HostUser } from './host-user.ts';

/** A tool whose script the installation names. */
export type ToolName = keyof InstallationTools;

/** The adapter of a tool: how the kit uses it. */
export interface Tool {
  /** Reports the user, once per station. */
  identify?(user: HostUser): void | Promise<void>;
}

export interface ChatTool extends Tool {
  open(): void | Promise<void>;
  /** Calls `onChange` with the number of unread messages, at once and after every change; may return a function that ends it. */
  watchUnread(onChange: (count: number) => void): unknown;
}

export interface AnalyticsTool extends Tool {
  /** Reports a user's action. */
  track?(name: string, data: Readonly<Record<string, string | number>>): void | Promise<void>;
}

/** The adapters that the scripts of the installation's tools store in `globalThis.postkitTools`. */
export interface Tools {
  chat?: ChatTool;
  analytics?: AnalyticsTool;
  session_recording?: Tool;
}

/** The adapters stored so far. */
export function installedTools(): Tools {
  const tools: unknown = Reflect.get(globalThis, 'postkitTools');
  return typeof tools === 'object' && tools !== null ? tools : {};
}
