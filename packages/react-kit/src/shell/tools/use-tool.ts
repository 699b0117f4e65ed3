import { useEffect, useRef, useState } from 'react';
import type { Settings } from '@postkit/sdk/schema';
import { useHost } from '../../host/host-context.ts';
import { installedTools, type Tool, type ToolName, type Tools } from '../../host/installation-tools.ts';
import { logFailure, runQuietly } from '../../host/log-failure.ts';
import { hostUser } from '../startup/use-identify.ts';

/** How often the page looks for the adapter of a tool that is loading. */
const pollMilliseconds = 1000;
/** How long the page waits for an adapter. A tool that takes longer is broken, or the network is. */
const waitMilliseconds = 60_000;

/** The chat of the host, or else of the installation once it has loaded; null without one. */
export function useChat(settings: Settings): NonNullable<Tools['chat']> | null {
  const { chat } = useHost().host;
  const installed = useInstalledTool('chat', settings, chat !== undefined);
  useIdentifyTo('chat', chat ?? installed, settings);
  return chat ?? installed;
}

/** Loads the installation's analytics or session recording. The kit only identifies the user to it, and tracks actions. */
export function useBackgroundTool(name: Exclude<ToolName, 'chat'>, settings: Settings): void {
  useIdentifyTo(name, useInstalledTool(name, settings), settings);
}

/** Loads a tool of the installation and returns its adapter, or null until its script has stored one. Failures are logged. */
function useInstalledTool<Name extends ToolName>(
  name: Name,
  settings: Settings,
  isReplaced = false,
): NonNullable<Tools[Name]> | null {
  const { host } = useHost();
  const [tool, setTool] = useState<NonNullable<Tools[Name]> | null>(null);
  const script = isReplaced ? '' : settings.tools[name];
  const { loadScript } = host;

  useEffect(() => {
    if (script === '') return undefined;
    // A tool may be a function, which React would call.
    return awaitTool(
      name,
      async () => loadScript(script),
      (found) => setTool(() => found),
    );
  }, [loadScript, name, script]);

  return tool;
}

function useIdentifyTo(name: ToolName, tool: Tool | null, settings: Settings): void {
  const isIdentified = useRef(false);
  useEffect(() => {
    if (!tool || isIdentified.current) return;
    isIdentified.current = true;
    void runQuietly(`Identifying the user to ${name}`, () => tool.identify?.(hostUser(settings)));
  }, [name, tool, settings]);
}

/** Returns a function that ends the wait. */
function awaitTool<Name extends ToolName>(
  name: Name,
  load: () => Promise<void>,
  onReady: (tool: NonNullable<Tools[Name]>) => void,
): () => void {
  const startedAt = Date.now();
  const timer = setInterval(look, pollMilliseconds);
  const end = () => clearInterval(timer);

  function fail(error: unknown): void {
    end();
    logFailure(`Loading ${name}`, error);
  }

  function look(): void {
    try {
      const tool = installedTools()[name];
      if (tool) {
        end();
        onReady(tool);
      } else if (Date.now() - startedAt >= waitMilliseconds) {
        fail(new Error(`The script stored no adapter within ${waitMilliseconds / 1000} seconds.`));
      }
    } catch (error) {
      fail(error);
    }
  }

  // The script has loaded before if the user comes from another station.
  look();
  load().catch(fail);
  return end;
}
