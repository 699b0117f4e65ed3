import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { CoverColors, PageColors } from './cover-colors.ts';

/** The parts of every public page. All texts but `head` and the parts of the body are plain text. */
export interface PageFrame {
  readonly language: string;
  readonly title: string;
  /** At most some 300 characters. */
  readonly summary: string;
  /** Absolute. */
  readonly canonical: string;
  readonly stationTitle: string;
  /** Absolute address of the station's own page. */
  readonly stationUrl: string;
  readonly colors: CoverColors;
  /** HTML for the head. */
  readonly head: string;
  /** HTML of links beside the station's name. */
  readonly links: string;
  /** HTML over the sky. */
  readonly hero: string;
  /** HTML of shapes behind the hero, 1440 by 520. */
  readonly scene: string;
  /** HTML below the hero. */
  readonly main: string;
  /** Origins besides the station's own from which the page plays audio; default none. */
  readonly mediaOrigins?: readonly string[];
  /** Pages without content stay out of search engines. */
  readonly isIndexed: boolean;
}

export interface RenderedPage {
  readonly html: string;
  /** The content security policy of exactly this page. */
  readonly policy: string;
}

const icon = `<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M2 7.5q2-3.5 4 0t4 0 4 0 4 0M2 12.5q2-3.5 4 0t4 0 4 0 4 0"/></svg>`;

/** A whole public page. Its look and its script are files of the widget, its colours are inside it. */
export function renderPage(frame: PageFrame): RenderedPage {
  const {
    language,
    title,
    summary,
    canonical,
    stationTitle,
    stationUrl,
    colors,
    head,
    links,
    hero,
    scene,
    main,
    mediaOrigins = [],
    isIndexed,
  } = frame;
  const sheet = colorSheet(colors);
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${colors.light.sky[0]}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${colors.dark.sky[0]}" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(summary)}">
<link rel="canonical" href="${escapeHtml(canonical)}">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}${head}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/widget/v4/deck-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/widget/v4/listen.css">
<style>${sheet}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="hero">
<svg class="scene" viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${scene}</svg>
<div class="wide">
<div class="top"><a class="station" href="${escapeHtml(stationUrl)}"><span class="mark">${icon}</span>${escapeHtml(stationTitle)}</a><nav aria-label="Station">${links}</nav></div>
${hero}
</div>
</header>
<main id="content" class="wide" tabindex="-1">
${main}
</main>
<script type="module" src="/widget/v4/listen.js"></script>
</body>
</html>
`;
  return { html, policy: policyOf(sheet, mediaOrigins) };
}

/** The page's own style and script, images from anywhere, audio from where it redirects, and calls to this station. */
function policyOf(sheet: string, mediaOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self' http: https: data:",
    ["media-src 'self'", ...mediaOrigins].join(' '),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function colorSheet({ light, dark }: CoverColors): string {
  const pairs = Object.entries(propertiesOf(light)).map(
    ([name, value]) => `--${name}:light-dark(${value},${propertiesOf(dark)[name] ?? value})`,
  );
  return `:root{${pairs.join(';')}}`;
}

function propertiesOf({
  sky,
  skyText,
  sun,
  sea,
  deck,
  played,
  onPlayed,
  unplayed,
  mark,
}: PageColors): Record<string, string> {
  const waves = Object.fromEntries(sea.map((color, index) => [`sea-${index + 1}`, color]));
  return {
    'sky-1': sky[0],
    'sky-2': sky[1],
    'sky-text': skyText,
    sun,
    ...waves,
    deck,
    played,
    'on-played': onPlayed,
    unplayed,
    mark,
  };
}
