/** File types that the file picker accepts. */
export const audioFiles = 'audio/*,.mp3,.aac,.m4a,.wav,.flac,.ogg,.opus';
