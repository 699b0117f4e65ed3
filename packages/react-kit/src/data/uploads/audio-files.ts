/** Endings of audio and films whose types browsers and systems do not know, or not all of them. */
const endings = [
  '.mp3,.mp2,.aac,.m4a,.m4b,.wav,.w64,.aif,.aiff,.caf,.flac,.ogg,.oga,.opus,.spx,.wma,.amr,.au,.ape,.wv,.tta,.ac3,.eac3,.dts,.mka',
  '.mp4,.m4v,.mov,.mkv,.webm,.ts,.m2ts,.mts,.mpg,.mpeg,.vob,.avi,.flv,.wmv,.asf,.mxf,.gxf,.dv,.wtv,.3gp',
];

/** File types that the file picker offers; the station decides by the bytes of the file. */
export const audioFiles = ['audio/*', 'video/*', ...endings].join();
