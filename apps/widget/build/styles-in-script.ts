import type { Plugin } from 'vite';

const name = 'virtual:player-styles';
const mark = '__PLAYER_STYLES__';

/** A template literal, so that the sheet's quotes stay unescaped; without the comment that Vite appends. */
function literal(css: string): string {
  const text = css.replace(/\/\*[^*]*\*\//g, '').trim();
  return `\`${text.replace(/[`\\$]/g, '\\$&')}\``;
}

/** Inlines the finished style sheet into scripts, so that a player is one request. The sheet also stays a file. */
export function stylesInScript(): Plugin {
  return {
    name: 'styles-in-script',
    enforce: 'post',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export const styles = '${mark}';` : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const text = sheet?.type === 'asset' ? literal(String(sheet.source)) : '""';
        for (const file of files) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(new RegExp(`(["'\`])${mark}\\1`), () => text);
          if (file.code.includes(mark))
            throw new Error(
              `${file.fileName} joins the player's styles to another text, so they cannot be inserted.`,
            );
        }
      },
    },
  };
}
