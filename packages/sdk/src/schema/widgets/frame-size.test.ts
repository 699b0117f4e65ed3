import { describe, expect, it } from 'vitest';
import { frameSize } from './frame-size.ts';
import { widgetConfigDefaults } from './widget-defaults.ts';

function size(config: Parameters<typeof widgetConfigDefaults>[0]) {
  return frameSize(widgetConfigDefaults(config));
}

describe('frameSize', () => {
  it('WIDGET-038 is 700 wide in classic and 571 in mini', () => {
    expect(size({ mode: 'classic' }).width).toBe(700);
    expect(size({ mode: 'mini' }).width).toBe(571);
  });

  it('WIDGET-039 is 91 high in mini, with any options', () => {
    expect(size({ mode: 'mini' }).height).toBe(91);
    expect(size({ mode: 'mini', full: true, albumart: true, shownotes: true }).height).toBe(91);
  });

  it('WIDGET-040 is 181 high in classic, plus 339 for the gallery and 210 for album art', () => {
    expect(size({}).height).toBe(181);
    expect(size({ gallery: true }).height).toBe(181 + 339);
    expect(size({ albumart: true }).height).toBe(181 + 210);
    expect(size({ gallery: true, albumart: true }).height).toBe(181 + 339 + 210);
  });

  it('has room for one row in the gallery of one episode', () => {
    expect(size({ gallery: true, episode: 7 }).height).toBe(181 + 94);
    expect(size({ gallery: true, episode: 7, albumart: true, shownotes: true }).height).toBe(
      181 + 94 + 210 + 74,
    );
    expect(size({ episode: 7 }).height).toBe(181);
    expect(size({ mode: 'mini', gallery: true, episode: 7 }).height).toBe(91);
  });

  it('WIDGET-041 adds 15 for the visualization, 72 for hashtags and 74 for show notes', () => {
    expect(size({ visualization: true }).height).toBe(181 + 15);
    expect(size({ hashtags: true }).height).toBe(181 + 72);
    expect(size({ shownotes: true }).height).toBe(181 + 74);
  });

  it('WIDGET-042 shows the visualization on the picture if there is one, and adds up the rest', () => {
    expect(size({ albumart: true, visualization: true }).height).toBe(181 + 210);
    expect(size({ vertical: true, albumart: true }).height).toBe(181 + 210);
    expect(size({ full: true, visualization: true, hashtags: true, shownotes: true }).height).toBe(
      181 + 339 + 15 + 72 + 74,
    );
  });
});
