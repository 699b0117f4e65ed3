import { makeOnce } from '../support/make-once.ts';
import { test } from '../support/test.ts';
import { buildWidget } from './build-widget.ts';
import { foreignSite } from './foreign-site.ts';
import type { Served } from './serve.ts';
import { type WidgetStation, widgetStation } from './widget-station.ts';

/** The servers of the tests of a file. */
export interface ServedSites {
  /** One for all tests; it forgets what was requested before each. */
  readonly station: WidgetStation;
  /** Serves a page of another site until the test ends. */
  open: typeof foreignSite;
}

/** Starts a widget station for the tests of the calling file. */
export function servedSites(): ServedSites {
  let station: WidgetStation | undefined;
  const opened: Served[] = [];
  test.beforeAll(async () => {
    station = await widgetStation(await makeOnce('widget', buildWidget));
  });
  test.afterAll(() => station?.close());
  test.beforeEach(() => station?.forget());
  test.afterEach(async () => {
    for (const site of opened.splice(0)) await site.close();
  });
  return {
    get station() {
      if (!station) throw new Error('The station runs in tests only.');
      return station;
    },
    async open(body, options) {
      const site = await foreignSite(body, options);
      opened.push(site);
      return site;
    },
  };
}
