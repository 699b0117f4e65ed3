// Sets the stored theme and the language before the first paint. A file, because the page's policy allows no inline scripts.
// It runs before the app, and alone decides whether a page that was rendered ahead is shown.
const page = document.documentElement;
const spoken = ['en', 'de', 'es'];
const preferred = navigator.languages
  .map((language) => language.slice(0, 2))
  .find((language) => spoken.includes(language));
page.dataset.systemLanguage = preferred ?? 'en';
page.lang = page.dataset.systemLanguage;
try {
  const theme = localStorage.getItem('postkit:theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const language = localStorage.getItem('postkit:language');
  if (spoken.includes(language)) page.lang = language;
} catch {
  // Without storage the system's theme and language apply.
}

// Pages are rendered ahead in one language and the system's theme, with an empty form for a password.
const { rendered, theme, singleSignOn } = page.dataset;
const isOther =
  rendered !== page.lang || theme || singleSignOn || /reset=|single_sign_on=/.test(location.hash);
if (rendered && isOther) page.dataset.rendered = 'otherwise';

// A form that is sent before the app runs would put its fields into the address. The app sends it when it runs.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  page.dataset.sentEarly = '';
});
