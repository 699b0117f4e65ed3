const secretName = String.raw`[\w-]*(?:authorization|cookie|password|passwd|api[-_]?key|token|secret)[\w-]*`;
const jsonText = String.raw`"(?:[^"\\]|\\.)*"`;
/** The same one level deeper: JSON inside a JSON string. */
const nestedText = String.raw`\\"(?:[^"\\]|\\\\(?:\\.|[^\\]))*\\"`;

const inFields = new RegExp(String.raw`("${secretName}"\s*:\s*)(?:${jsonText}|\[[^\]]*\]|[\d.]+)`, 'gi');
const inNestedFields = new RegExp(String.raw`(\\"${secretName}\\"\s*:\s*)${nestedText}`, 'gi');
const inQueries = new RegExp(String.raw`([?&;]${secretName}=)[^&#\s"'\\]+`, 'gi');
/** `code` and `state` of a platform's redirect: together they are an access to an account. */
const inRedirects = /([?&](?:code|state)=)[^&#\s"'\\]+/gi;
const inFragments = /(#reset=)[\w-]+/g;
const inHeaders = /\b(ApiKey|Bearer|Basic)\s+[^\s"',\\]+/gi;
const inAddresses = /(\w+:\/\/[^\s:/@"]*:)[^\s@/"]+@/g;

/** Removes secrets from a text: fields, query strings, credentials in headers and addresses. */
export function redact(text: string): string {
  return text
    .replace(inFields, '$1"[redacted]"')
    .replace(inNestedFields, String.raw`$1\"[redacted]\"`)
    .replace(inQueries, '$1[redacted]')
    .replace(inRedirects, '$1[redacted]')
    .replace(inFragments, '$1[redacted]')
    .replace(inHeaders, '$1 [redacted]')
    .replace(inAddresses, '$1[redacted]@');
}
