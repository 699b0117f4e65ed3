/** A spoken item and its transcript. */
export interface DemoTalk {
  readonly title: string;
  readonly transcript: string;
}

/** Breaks by presenters. */
export const demoTalks: readonly [DemoTalk, ...DemoTalk[]] = [
  {
    title: 'Good morning, harbour',
    transcript:
      'Good morning, it is dark, it is damp, and the first ferry has just blown its horn twice, which means the coffee is ready. You are up, we are up, so let us make something of it.',
  },
  {
    title: 'The lost glove of Pier Four',
    transcript:
      'Somebody has been putting single gloves on the railing of Pier Four. Eleven of them this morning, all left hands. If that is you, we would like to talk, and we would like to know what happened to the right ones.',
  },
  {
    title: 'What did you have for breakfast?',
    transcript:
      'We asked what you had for breakfast, and Arne from Linden Hill wrote: cold pancakes, standing up, over the sink. Arne, nobody judges you here. Well, Maya does a little.',
  },
  {
    title: 'The bakery queue theory',
    transcript:
      'Here is my theory: the queue at the bakery is always as long as the time you do not have. On Sundays, when nobody is in a hurry, there is nobody in it.',
  },
  {
    title: 'A seal in the car park',
    transcript:
      'The harbour master called: there is a seal in the car park behind the fish market again. Please do not feed it, do not name it, and do not let it into your car.',
  },
  {
    title: 'Three things for the weekend',
    transcript:
      'Three things for the weekend: the boat jumble on the quay from nine, the choir in Saint Brannock at five, and the library turns its cellar inside out, every book one coin.',
  },
  {
    title: 'Old records, new needle',
    transcript:
      'I found a box of records in the attic, no labels, only numbers in pencil. We put a new needle on and listened. Number seven is somebody whistling for eleven minutes. It is wonderful.',
  },
  {
    title: 'The bridge that hums',
    transcript:
      'When the wind comes from the west, the new footbridge hums. The engineers say it is a B flat. Our listener Delia, who tunes pianos, says it is nearly a B flat, and that is the problem.',
  },
  {
    title: 'Traffic light philosophy',
    transcript:
      'Fourteen minutes. That is how long the light at Cooper Street stays red, if you believe the messages we get. We sent Tom with a stopwatch. It is ninety-one seconds, Tom says, but they are long ones.',
  },
  {
    title: 'Your first concert',
    transcript:
      'Tell us about your first concert. Mine was in a barn, the drummer was my dentist, and the power failed twice. I have never been so happy since.',
  },
  {
    title: 'The recipe swap',
    transcript:
      'The recipe of the day comes from Oona: fish stew with fennel and an orange. An orange, she says, not lemon, and do not write in about it. You have written in about it.',
  },
  {
    title: 'Names for the new ferry',
    transcript:
      'The new ferry needs a name. So far the council has two thousand suggestions. In the lead: Seabiscuit, Gerald, and The Late Nine Fifteen.',
  },
  {
    title: 'The night-shift list',
    transcript:
      'To everybody who works while we sleep: the bakers, the nurses on ward six, Hamid on the crane, and the woman who refills the swan food machine. This next one is for you.',
  },
  {
    title: 'Low tide walk',
    transcript:
      'Low tide is at ten to four, and if you walk out past the second marker you can see the ribs of the old coaster. Take boots. Take somebody with you. Come back before five.',
  },
  {
    title: 'Mailbag',
    transcript:
      'From the mailbag: a postcard from Lisbon, an invoice that is not ours, and four pages about the correct way to fold a chart. Thank you all, we read everything.',
  },
  {
    title: 'School play emergency',
    transcript:
      'Linden School is one tree short for the play on Friday. It must be able to stand still for forty minutes and say one line. If you are a tree, or know one, call us.',
  },
];

/** Longer conversations. */
export const demoInterviews: readonly [DemoTalk, ...DemoTalk[]] = [
  {
    title: 'Interview: the last net maker',
    transcript:
      'Sixty years at the same bench, and the knots have not changed, says Per Lindqvist. What has changed is the thread: it no longer rots, and so nobody comes back. He teaches two apprentices now, and both are over seventy.',
  },
  {
    title: 'Interview: how a pilot boards a ship',
    transcript:
      'You jump at the top of the wave, never at the bottom, says pilot Renata Voss. In nineteen years she has been wet twice, and she will tell us about one of them.',
  },
  {
    title: 'Interview: the lighthouse keeper’s daughter',
    transcript:
      'We could tell by the sound of the stairs what kind of day he had had. Elin Farrow grew up with two hundred and eleven steps, and she still counts them in her sleep.',
  },
  {
    title: 'Interview: forty years of one ferry',
    transcript:
      'She is older than me in engine years, says Abel Duarte, who has mended the same ferry since he was nineteen. He knows which rattle is a bolt and which is a thermos flask.',
  },
  {
    title: 'Interview: a choir for people who cannot sing',
    transcript:
      'There is no such person, says Wren Okafor. There are people whom somebody told to mouth the words, once, in a gymnasium, when they were eight. We begin by forgetting that.',
  },
];

/** Listeners on the telephone. */
export const demoCallers: readonly [DemoTalk, ...DemoTalk[]] = [
  {
    title: 'Caller: Dora has found the cat',
    transcript:
      'Dora from Mill Lane: The cat is back. He was on the ferry the whole time. They say he has his own seat.',
  },
  {
    title: 'Caller: Yusuf and the hedgehogs',
    transcript: 'Yusuf: I counted nine of them under the deck. Nine. What do they want from me?',
  },
  {
    title: 'Caller: Mrs Penhallow corrects us',
    transcript:
      'Mrs Penhallow: You said a B flat this morning. It is an A. I have perfect pitch and no patience.',
  },
  {
    title: 'Caller: a wish for Grandpa Joss',
    transcript:
      'Little Ada, six: My grandpa is one hundred today and he likes the song with the tugboat. He says he knew the tugboat.',
  },
];
