import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const secondsOf = (text: string, language = '') => readDate(text, language)?.seconds;
/** Half past four in the afternoon of Monday, 5 October 2020, and the same in July. */
const afternoon = at('2020-10-05T16:30:00Z');
const summer = at('2020-07-06T16:30:00Z');

describe('readDate', () => {
  it.each([
    'Mon, 05 Oct 2020 16:30:00 GMT',
    'Mon, 5 Oct 2020 16:30:00 +0000',
    'Mon, 05 Oct 2020 16:30 UT',
    'Mon,05 Oct 2020 16:30:00 -0000',
    'Fri, 05 Oct 2020 16:30:00 Z',
    '05 Oct 20 16:30 UTC',
    'Monday, 05-Oct-20 16:30:00 GMT',
    'Monday, 05-Oct-2020 16:30:00 GMT',
    'Mon Oct  5 16:30:00 2020 UTC',
    'Mon Oct 5 16:30:00 UTC 2020',
    'Mon Oct 05 16:30:00 +0000 2020',
    'Mon, 05 Oct 2020 12:30:00 GMT-0400 (EDT)',
    'Mon, 05 Oct 2020 16:30:00 +0000 (UTC)',
    'Mon, 05 Oct 2020 18:30:00 (CEST)',
    'Mon Oct 05 2020 18:30:00 GMT+0200 (Central European Summer Time)',
    'Mon, 05 Oct 2020 12:30:00 Eastern Daylight Time',
    'October 5, 2020 4:30 PM GMT',
    'October 5th, 2020, 04:30pm UTC',
    'Oct. 5, 2020 at 4:30 p.m. GMT',
    'Oct 5 2020 4:30:00 p. m. Z',
    'Monday, October 5, 2020 - 16:30 GMT',
    '16:30 5 Oct 2020 GMT',
    '2020 Oct 5 16:30 GMT',
    'Mon, 05 Oct 120 16:30:00 GMT',
    'Mon, 5Oct2020 16:30:00GMT',
    '2020-10-05T16:30:00Z',
    '2020-10-05T16:30Z',
    '2020-10-05T16:30:00.250Z',
    '2020-10-05t16:30:00,25z',
    '2020-10-05 16:30:00 +00:00',
    '2020-10-05 16:30:00 UTC',
    '20201005T163000Z',
    '20201005163000Z',
    '2020-W41-1T16:30:00Z',
    '2020-279T16:30:00Z',
    'Mon, 2020-10-05 16:30:00 GMT',
    '2020/10/05 16:30:00 GMT',
    '5.10.2020 16:30 GMT',
    '5. 10. 2020 16.30 GMT',
    '05 oct. 2020 16h30 GMT',
    '5 Oct 2020 16.30.00 GMT',
    '5/Oct/2020:16:30:00 +0000',
    'Mon, 05 Oct 2020 18:30:00 MET DST',
    '5 октября 2020 в 19:30 МСК',
    'Mon, 05 Oct 2020 12:30:00 America/New York',
    '5.10.2020 4:30 nachm. GMT',
    'mar. 5.10.2020 16.30 GMT',
    '5. Oktober 2020, 16 Uhr 30 GMT',
    '10/05/2020 16:30 GMT',
    '1601915400',
    '1601915400000',
    '2020年10月5日 16:30 GMT',
    '2020年10月5日(月) 16時30分 GMT',
    '令和2年10月5日 午後4時30分 GMT',
    '2020년 10월 5일 오후 4:30 GMT',
    '2020年10月05日 下午4:30 GMT',
    'Mon, ٠٥ Oct ٢٠٢٠ ١٦:٣٠:٠٠ GMT',
    '０５ Oct ２０２０ １６：３０ GMT',
    '5 ตุลาคม 2563 16:30 GMT',
    'Mon, 05 Oct 2020 16:30:00 \u22120000',
    '\u200e10/05/2020 16:30 GMT',
    'Mon, 05 Oct 2020 24:00:00 +0730',
    'Mon, 05 Oct 2020 16:29:60 GMT',
  ])('reads %s', (text) => {
    expect(readDate(text)).toEqual({
      seconds: afternoon,
      zone: 'named',
      zoneName: expect.any(String),
      isOrderAssumed: text.includes('/05') && !text.startsWith('2020'),
    });
  });

  it.each([
    ['CET', 1], ['CEST', 2], ['MEZ', 1], ['MESZ', 2], ['MET', 1], ['MEST', 2], ['METDST', 2], ['WET', 0], ['WEST', 1], ['WESZ', 1],
    ['EET', 2], ['EEST', 3], ['OESZ', 3], ['MSK', 3], ['MSD', 4], ['TRT', 3], ['IDT', 3], ['SAST', 2], ['CAT', 2], ['EAT', 3], ['WAT', 1],
    ['JST', 9], ['KST', 9], ['HKT', 8], ['SGT', 8], ['PKT', 5], ['PHT', 8], ['WIB', 7], ['ICT', 7], ['NPT', 5.75], ['MYT', 8], ['IRST', 3.5], ['AFT', 4.5],
    ['AEST', 10], ['AEDT', 11], ['ACST', 9.5], ['ACDT', 10.5], ['AWST', 8], ['NZST', 12], ['NZDT', 13], ['CHAST', 12.75], ['ChST', 10], ['FJT', 12],
    ['EST', -5], ['EDT', -4], ['CST', -6], ['CDT', -5], ['MST', -7], ['MDT', -6], ['PST', -8], ['PDT', -7], ['AKST', -9], ['AKDT', -8], ['HST', -10],
    ['NST', -3.5], ['NDT', -2.5], ['HNE', -5], ['HAE', -4], ['BRT', -3], ['ART', -3], ['CLT', -4], ['COT', -5], ['PET', -5], ['VET', -4], ['UYT', -3],
    ['cest', 2], ['U.T.C.', 0], ['UTC+2', 2], ['UTC +02:00', 2], ['GMT+2', 2], ['GMT+02:00', 2], ['GMT-0330', -3.5], ['+2', 2], ['+02', 2], ['+0200', 2], ['+02:00', 2], ['+200', 2], ['-05:30', -5.5], ['+1400', 14],
    ['Europe/Berlin', 2], ['America/New_York', -4], ['Asia/Kolkata', 5.5], ['America/Argentina/Buenos_Aires', -3], ['Etc/GMT-3', 3], ['EST5EDT', -4], ['ET', -4], ['PT', -7],
    ['Pacific Standard Time', -8], ['British Summer Time', 1], ['Central European Standard Time', 1], ['Australian Eastern Standard Time', 10], ['Japan Standard Time', 9],
  ])('knows that %s is %d hours ahead of UTC', (zone, hours) => {
    expect(readDate(`Mon, 06 Jul 2020 16:30:00 ${zone}`)).toMatchObject({ seconds: summer - hours * 3600, zone: 'named' });
    expect(readDate(`2020-07-06 16:30 ${zone}`)).toMatchObject({ seconds: summer - hours * 3600, zone: 'named' });
  }); // prettier-ignore

  it.each([
    ['IST', 5.5, 'IST (UTC+5:30)'],
    ['GST', 4, 'GST (UTC+4:00)'],
    ['SST', -11, 'SST (UTC-11:00)'],
    ['MMT', 6.5, 'MMT (UTC+6:30)'],
    ['BST', 1, 'BST (UTC+1:00)'],
    ['bst', 1, 'bst (UTC+1:00)'],
    ['AST', -4, 'AST (UTC-4:00)'],
    ['ADT', -3, 'ADT (UTC-3:00)'],
    ['LHST', 10.5, 'LHST (UTC+10:30)'],
    ['A', 1, 'A (UTC+1:00)'],
    ['M', 12, 'M (UTC+12:00)'],
    ['N', -1, 'N (UTC-1:00)'],
    ['Y', -12, 'Y (UTC-12:00)'],
  ])('reads the ambiguous %s as %d hours, and says so', (zone, hours, zoneName) => {
    const seconds = summer - hours * 3600;
    expect(readDate(`Mon, 06 Jul 2020 16:30:00 ${zone}`)).toMatchObject({
      seconds,
      zone: 'ambiguous',
      zoneName,
    });
  });

  it('reads an IANA zone by the day, a time that its clocks skip as before the change, and one that they show twice as the first', () => {
    expect(secondsOf('2020-01-06T16:30:30[Europe/Berlin]')).toBe(at('2020-01-06T15:30:30Z'));
    expect(secondsOf('2020-07-06T16:30:00+02:00[Europe/Berlin]')).toBe(at('2020-07-06T14:30:00Z'));
    expect(secondsOf('29 Mar 2020 02:30 Europe/Berlin')).toBe(at('2020-03-29T01:30:00Z'));
    expect(secondsOf('29 Mar 2020 03:30 Europe/Berlin')).toBe(at('2020-03-29T01:30:00Z'));
    expect(secondsOf('25 Oct 2020 02:30 Europe/Berlin')).toBe(at('2020-10-25T00:30:00Z'));
    expect(secondsOf('25 Oct 2020 03:30 Europe/Berlin')).toBe(at('2020-10-25T02:30:00Z'));
    expect(secondsOf('Sun, 08 Mar 2020 01:30 ET')).toBe(at('2020-03-08T06:30:00Z'));
    expect(secondsOf('Sun, 01 Nov 2020 01:30 ET')).toBe(at('2020-11-01T05:30:00Z'));
  });

  it.each([
    ['de', 'Mo., 5. Okt. 2020 16:30'], ['de', 'Montag, 5. Oktober 2020, 16:30 Uhr'], ['fr', 'lun., 05 oct. 2020 16:30:00'], ['fr', 'lundi 5 octobre 2020 à 16h30'],
    ['es', 'lunes, 5 de octubre de 2020, 16:30'], ['pt', 'segunda-feira, 5 de outubro de 2020 às 16:30'], ['pt', '2ª-feira, 5 de outubro de 2020 16:30'], ['it', 'lun, 05 ott 2020 16:30:00'],
    ['nl', 'maandag 5 oktober 2020 om 16:30 uur'], ['sv', 'mån, 05 okt 2020 16:30:00'], ['nb', 'mandag 5. oktober 2020 kl. 16.30'], ['da', 'man, 05 okt 2020 16:30'],
    ['fi', 'ma 5. lokakuuta 2020 klo 16.30'], ['pl', 'pon., 05 paź 2020 16:30:00'], ['pl', 'poniedziałek, 5 października 2020 16:30'], ['cs', 'pondělí 5. října 2020 16:30'], ['cs', 'Po, 05 říj 2020 16:30:00'],
    ['ru', 'Пн, 05 окт 2020 16:30:00'], ['ru', 'понедельник, 5 октября 2020 г., 16:30'], ['uk', 'понеділок, 5 жовтня 2020 р. 16:30'], ['tr', '05 Ekim 2020 Pazartesi 16:30'], ['tr', 'Pzt, 05 Eki 2020 16:30:00'],
    ['el', 'Δευ, 05 Οκτ 2020 16:30:00'], ['el', 'Δευτέρα 5 Οκτωβρίου 2020 4:30 μ.μ.'], ['hu', '2020. október 5. 16:30'], ['hu', '2020.10.05. 16:30'], ['ro', 'luni, 5 octombrie 2020 16:30'], ['ca', 'dilluns, 5 d’octubre de 2020 16:30'],
    ['sk', 'pondelok 5. októbra 2020 16:30'], ['hr', 'pon, 5. listopada 2020 16:30'], ['sl', 'ponedeljek, 5. oktober 2020 16:30'], ['bg', 'пн, 5 октомври 2020 16:30'], ['sr', 'понедељак, 5. октобар 2020. 16:30'],
    ['lt', '2020 m. spalio 5 d. 16:30'], ['lv', '2020. gada 5. oktobris 16:30'], ['et', '5. oktoober 2020 16:30'], ['is', 'mán., 5. október 2020 16:30'], ['ga', '5 Deireadh Fómhair 2020 16:30'], ['cy', '5 Hydref 2020 16:30'],
    ['eu', 'al., 05 urria 2020 16:30'], ['id', 'Senin, 05 Oktober 2020 16:30'], ['vi', 'Thứ Hai, 5 tháng 10, 2020 16:30'], ['he', '5 באוקטובר 2020 16:30'], ['ar', '٥ أكتوبر ٢٠٢٠ ٤:٣٠ م'], ['ar', '5 تشرين الأول 2020 16:30'],
    ['hi', '5 अक्टूबर 2020 16:30'], ['th', '5 ต.ค. 2563 16:30'], ['ko', '2020년 10월 5일 월요일 16:30'], ['ja', '2020年10月5日（月）16:30'], ['zh', '2020年10月5日 星期一 16:30'],
  ])('reads the months of %s in %s', (language, text) => {
    expect(readDate(text, language)).toMatchObject({ seconds: afternoon, zone: 'none' });
  }); // prettier-ignore

  it.each([
    ['janvier', 1], ['févr.', 2], ['Feber', 2], ['März', 3], ['Mrz', 3], ['marzo', 3], ['mars', 3], ['avr.', 4], ['abr', 4], ['Mai', 5], ['mag', 5], ['mayo', 5], ['juin', 6], ['giu', 6], ['Juni', 6], ['juil.', 7], ['lug', 7],
    ['août', 8], ['aout', 8], ['ago', 8], ['Sept', 9], ['set', 9], ['września', 9], ['out', 10], ['Listopad', 11], ['marraskuu', 11], ['Dez', 12], ['déc.', 12], ['prosinec', 12], ['Aralık', 12], ['KASIM', 11], ['января', 1], ['мая', 5],
  ])('reads the month %s as %d', (name, month) => {
    expect(secondsOf(`3 ${name} 2020`)).toBe(Date.UTC(2020, month - 1, 3) / 1000);
  }); // prettier-ignore

  it.each([
    ['German', 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'],
    ['French', 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'],
    ['French of three letters', 'jan fév mar avr mai jun jul aoû sep oct nov déc'],
    ['Spanish', 'ene feb mar abr may jun jul ago sep oct nov dic'],
    ['Portuguese', 'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez'],
    ['Italian', 'gen feb mar apr mag giu lug ago set ott nov dic'],
    ['Dutch', 'jan feb mrt apr mei jun jul aug sep okt nov dec'],
    ['Swedish', 'jan feb mar apr maj jun jul aug sep okt nov dec'],
    ['Norwegian', 'jan feb mar apr mai jun jul aug sep okt nov des'],
    ['Icelandic', 'jan feb mar apr maí jún júl ágú sep okt nóv des'],
    ['Finnish', 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'],
    ['Estonian', 'jaan veebr märts apr mai juuni juuli aug sept okt nov dets'],
    ['Latvian', 'janv febr marts apr maijs jūn jūl aug sept okt nov dec'],
    ['Lithuanian', 'saus vas kov bal geg birž liep rugp rugs spal lapkr gruod'],
    ['Polish', 'sty lut mar kwi maj cze lip sie wrz paź lis gru'],
    [
      'whole Polish',
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    ],
    ['Czech', 'led úno bře dub kvě čen čec srp zář říj lis pro'],
    ['whole Czech', 'ledna února března dubna května června července srpna září října listopadu prosince'],
    ['Slovak', 'január február marec apríl máj jún júl august september október november december'],
    ['Hungarian', 'jan febr márc ápr máj jún júl aug szept okt nov dec'],
    ['Romanian', 'ian feb mar apr mai iun iul aug sep oct noi dec'],
    ['Bulgarian', 'ян фев март апр май юни юли авг септ окт ноем дек'],
    ['Russian', 'янв фев мар апр мая июн июл авг сен окт ноя дек'],
    ['whole Russian', 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'],
    ['Ukrainian', 'січ лют бер кві тра чер лип сер вер жов лис гру'],
    ['Serbian', 'јан феб мар апр мај јун јул авг сеп окт нов дец'],
    ['Turkish', 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'],
    ['Turkish in capitals', 'OCAK ŞUBAT MART NİSAN MAYIS HAZİRAN TEMMUZ AĞUSTOS EYLÜL EKİM KASIM ARALIK'],
    ['Greek', 'Ιαν Φεβ Μάρ Απρ Μάι Ιούν Ιούλ Αύγ Σεπ Οκτ Νοέ Δεκ'],
    [
      'whole Greek',
      'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    ],
    ['Catalan', 'gen febr març abr maig juny jul ag set oct nov des'],
    ['Basque', 'urt ots mar api mai eka uzt abu ira urr aza abe'],
    ['Galician', 'xan feb mar abr mai xuñ xul ago set out nov dec'],
    ['Welsh', 'Ion Chwe Maw Ebr Mai Meh Gor Awst Medi Hyd Tach Rhag'],
    ['Irish', 'Ean Feabh Márta Aib Beal Meith Iúil Lún Meán Deireadh Samh Noll'],
    ['Albanian', 'jan shk mar pri maj qer kor gush sht tet nën dhj'],
    ['Indonesian', 'Jan Peb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'],
    ['Malay', 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'],
    ['Filipino', 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'],
    ['Hebrew', 'ינו פבר מרץ אפר מאי יונ יול אוג ספט אוק נוב דצמ'],
    ['Arabic', 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'],
    ['Hindi', 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'],
    ['Thai', 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'],
  ])('reads the twelve months of %s in a feed of any language', (_language, names) => {
    const read = names.split(' ').map((name) => secondsOf(`3 ${name} 2020`));
    expect(read).toEqual(Array.from({ length: 12 }, (_, month) => Date.UTC(2020, month, 3) / 1000));
  });

  it('prefers the names of the language of the feed, and reads those of every language', () => {
    expect(secondsOf('5. listopada 2020', 'hr')).toBe(at('2020-10-05T00:00:00Z'));
    expect(secondsOf('5. listopada 2020', 'pl')).toBe(at('2020-11-05T00:00:00Z'));
    expect(secondsOf('5. listopada 2020', 'en')).toBe(at('2020-11-05T00:00:00Z'));
    expect(secondsOf('lundi 5 octobre 2020', 'de')).toBe(at('2020-10-05T00:00:00Z'));
  });

  it('takes a weekday that looks like a month for a weekday', () => {
    expect(secondsOf('mar., 05 mai 2020 10:00 GMT')).toBe(at('2020-05-05T10:00:00Z'));
    expect(secondsOf('mar 3 mar 2020 10:00 GMT')).toBe(at('2020-03-03T10:00:00Z'));
  });

  it.each([
    ['Mon, 05 Oct 2020 16:30:00', 'none', ''],
    ['2020-10-05T16:30:00', 'none', ''],
    ['Monday, October 5, 2020 - 16:30', 'none', ''],
    ['5 Oct 2020 4:30 pm', 'none', ''],
    ['Mon Oct 5 16:30:00 2020', 'none', ''],
    ['Mon, 05 Oct 2020 16:30:00 Uhr', 'none', ''],
    ['05 Oct 2020 16:30 Monday', 'none', ''],
    ['Mon, 05 Oct 2020 16:30:00 XYZT', 'unknown', 'XYZT'],
    ['Mon, 05 Oct 2020 16:30:00 W. Europe Standard Time', 'unknown', 'W.'],
    ['16:30 ngày 5 tháng 10 năm 2020', 'none', ''],
    ['Mon, 05 Oct 2020 16:30:00 Mars/Olympus', 'unknown', 'Mars/Olympus'],
  ])('reads %s as UTC, and says that its zone is %s', (text, zone, zoneName) => {
    expect(readDate(text)).toMatchObject({ seconds: afternoon, zone, zoneName });
  });

  it.each([
    ['03/04/2020', '', '2020-03-04', true],
    ['03/04/2020', 'en-US', '2020-03-04', true],
    ['03/04/2020', 'en-gb', '2020-04-03', true],
    ['03-04-2020', 'de', '2020-04-03', true],
    ['13/04/2020', 'en-us', '2020-04-13', false],
    ['04/13/2020', 'de', '2020-04-13', false],
    ['04/04/20', '', '2020-04-04', false],
    ['3.4.2020', 'en-us', '2020-04-03', false],
    ['2020/03/04', 'de', '2020-03-04', false],
    ['2020-03', '', '2020-03-01', false],
    ['2020', '', '2020-01-01', false],
  ])('reads %s in a feed of the language “%s” as %s', (text, language, day, isOrderAssumed) => {
    expect(readDate(text, language)).toEqual({
      seconds: at(`${day}T00:00:00Z`),
      zone: 'none',
      zoneName: '',
      isOrderAssumed,
    });
  });

  it.each([
    ['Sun, 30 Oct 1938 20:00:00 EST', '1938-10-31T01:00:00Z'],
    ['1969-12-31T23:59:59Z', '1969-12-31T23:59:59Z'],
    ['05 Oct 69 16:30 GMT', '1969-10-05T16:30:00Z'],
    ['05 Oct 49 16:30 GMT', '2049-10-05T16:30:00Z'],
    ['29 Feb 2020 12:00 AM GMT', '2020-02-29T00:00:00Z'],
    ['29 Feb 2020 12:00 PM GMT', '2020-02-29T12:00:00Z'],
    ['29 Feb 2020 15:00 PM GMT', '2020-02-29T15:00:00Z'],
    ['31 Dec 2016 23:59:60 GMT', '2017-01-01T00:00:00Z'],
    ['31 Dec 2016 24:00 GMT', '2017-01-01T00:00:00Z'],
    ['2020-10-05+02:00', '2020-10-04T22:00:00Z'],
    ['2020-W53-7T10:00Z', '2021-01-03T10:00:00Z'],
    ['2021-W52-7T10:00Z', '2022-01-02T10:00:00Z'],
    ['2020-W01-1T10:00Z', '2019-12-30T10:00:00Z'],
    ['2020-366T10:00Z', '2020-12-31T10:00:00Z'],
    ['2019-365T10:00Z', '2019-12-31T10:00:00Z'],
    ['2019-001T10:00Z', '2019-01-01T10:00:00Z'],
    ['2020-10-05T16Z', '2020-10-05T16:00:00Z'],
    ['20201005T16+0200', '2020-10-05T14:00:00Z'],
    ['Mon, 05 Oct 2020 +0200', '2020-10-04T22:00:00Z'],
    ['5 Oct 2020 CEST', '2020-10-04T22:00:00Z'],
    ['Mon, 05 Oct 2020 16:30:00 EST-0500', '2020-10-05T21:30:00Z'],
    ['05.10.20 18:30 MESZ', '2020-10-05T16:30:00Z'],
    ['5.1.20 18:30 MEZ', '2020-01-05T17:30:00Z'],
    ['5 Oct 2020 18:30 Central European Time', '2020-10-05T16:30:00Z'],
    ['5 Jan 2020 18:30 Central European Time', '2020-01-05T17:30:00Z'],
    ['5 Oct 2020 12:30 Eastern Time', '2020-10-05T16:30:00Z'],
    ['5 Jan 2020 12:30 Pacific', '2020-01-05T20:30:00Z'],
    ['18:30, 5. Okt. 2020 CEST', '2020-10-05T16:30:00Z'],
  ])('reads %s as %s', (text, moment) => {
    expect(readDate(text)).toMatchObject({ seconds: at(moment), zone: 'named' });
  });

  it.each([
    '', 'soon', 'the other day', 'Lundi dernier', '30 Feb 2020', '31 Jun 2020 10:00 GMT', '2019-02-29', '2020-13-01', '2020-00-10', '0000-00-00 00:00:00', '-0001-11-30T00:00:00Z', '0001-01-01T00:00:00Z',
    '2020-W54-1', '2021-W53-1', '2020-W00-1', '2020-W41-8', '2020-W41-0T10:00Z', '2020W419', '2020-400', '2020-000', '2019-366T10:00:00Z', '2100-366', '2020-367',
    '5 Oct 2020 25:00 GMT', '5 Oct 2020 10:60 GMT', '5 Oct 2020 10:30:61 GMT', '5 Oct 2020 24:30 GMT', '32 Oct 2020', '0 Oct 2020', '5 Foo 2020 10:00', 'Oct 2020', '5 Oct', '10:30', '31/31/2020', '1399-07-14', '12345', 'x'.repeat(300),
  ])('does not read %.40s', (text) => {
    expect(readDate(text)).toBeNull();
  }); // prettier-ignore

  it('reads any text without an error, as a moment of the years 1850 to 2200 or not at all', () => {
    const parts = fc.constantFrom('5', '05', '2020', '20', 'Oct', 'mar', 'Mon,', '16:30', '4', 'pm', 'T', 'Z', '+0200', '-', '/', '.', ' ', '(', ')', '[', ']', 'CET', 'Europe/Berlin', 'IST', '年', '月', '日', '午後', '時', '٥', '３', 'W41', 'é', '\u0000'); // prettier-ignore
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.array(parts, { maxLength: 14 }).map((list) => list.join('')), fc.array(parts, { maxLength: 14 }).map((list) => list.join(' '))); // prettier-ignore
    fc.assert(
      fc.property(texts, fc.constantFrom('', 'de', 'en-us', 'hr'), (text, language) => {
        const year = new Date((readDate(text, language)?.seconds ?? 0) * 1000).getUTCFullYear();
        expect(year >= 1849 && year <= 2201).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads the same in every time zone of the server', () => {
    const program = `const { readDate } = await import(${JSON.stringify(new URL('read-date.ts', import.meta.url).href)});
      console.log(['5 Oct 2020 16:30', '2020-10-05T16:30', 'October 5, 2020 4:30 PM', '10/05/2020', 'Mon, 5 Oct 2020 16:30 ET'].map((text) => readDate(text).seconds).join());`;
    const inZone = (TZ: string) =>
      execFileSync(process.execPath, ['--conditions=postkit-source', '--input-type=module', '-e', program], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      }).trim();
    const utc = inZone('UTC');
    expect(utc).toBe(
      [afternoon, afternoon, afternoon, at('2020-10-05T00:00:00Z'), afternoon + 4 * 3600].join(),
    );
    expect([inZone('America/New_York'), inZone('Asia/Kolkata')]).toEqual([utc, utc]);
  });
});
