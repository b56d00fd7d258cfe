import { lifetimes, limits } from '@loomlight/contract';
import { paths } from '../../paths.ts';

/** A question that people have, its answer, and where it leads. */
export interface HelpEntry {
  readonly asks: string;
  readonly answer: string;
  readonly way?: { readonly name: string; readonly path: string };
}

/** Questions of one kind, below the id of their heading. */
export interface HelpTopic {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly HelpEntry[];
}

/** What people ask, in the order in which they come to it. Numbers are those of the contract, so that they stay true. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'making',
    name: 'Making something',
    entries: [
      {
        asks: 'How do I make a picture or a film?',
        answer:
          'Write on the first page what you would like to see, choose a size and a style if you like, and press Generate. The price stands there before you press.',
        way: { name: 'Make something', path: paths.home() },
      },
      {
        asks: 'What if it fails?',
        answer: 'Then its credits are back by themselves, all of them. The reason stands where the picture would be.',
      },
      {
        asks: 'Can I stop what is being made?',
        answer:
          'The stack of sheets in the header lists what is being made. What can be cancelled says there what it gives back.',
      },
      {
        asks: 'How do I begin from something that I have seen?',
        answer:
          'Remix takes the words and the settings of a creation into your own form. It costs nothing until you press Generate.',
      },
    ],
  },
  {
    id: 'credits',
    name: 'Credits',
    entries: [
      {
        asks: 'What do credits pay for?',
        answer:
          'For making pictures and films, and for unlocking prompts of others. They are bought in packages; nothing renews by itself.',
        way: { name: 'Credits', path: paths.credits() },
      },
      {
        asks: 'Where do I see what I have paid and earned?',
        answer: 'Every movement of your credits stands on the page Credits. Orders and receipts are in your settings.',
        way: { name: 'Billing', path: `${paths.settings()}#billing` },
      },
    ],
  },
  {
    id: 'showing',
    name: 'Showing and selling',
    entries: [
      {
        asks: 'Who sees what I make?',
        answer:
          'What is public is in the gallery and in search. What is private is for you alone. You can change it at any time, for one creation or for many in your library.',
        way: { name: 'Your library', path: paths.dashboard() },
      },
      {
        asks: 'What is a locked prompt?',
        answer: `The picture stays public, and its words are read only by those who unlock them for a price that you choose: ${limits.lockPriceMin} to ${limits.lockPriceMax} credits.`,
      },
      {
        asks: 'How do I put my best at the top of my profile?',
        answer: `Select creations in your library and press Pin. Up to ${limits.pinsMax} stand there, in an order of your own.`,
      },
    ],
  },
  {
    id: 'keeping',
    name: 'Keeping and finding',
    entries: [
      {
        asks: 'I have deleted something. Is it gone?',
        answer: `It is in the trash for ${lifetimes.trashDays} days. From there it comes back as it was.`,
        way: { name: 'Trash', path: paths.trash() },
      },
      {
        asks: 'How do I keep things together?',
        answer: 'Collect puts a creation into collections, which are private unless you make them public.',
        way: { name: 'Collections', path: paths.collections() },
      },
      {
        asks: 'Can I take everything with me?',
        answer: 'Your settings give you a copy of everything, and take one that another installation has given you.',
        way: { name: 'Your data', path: `${paths.settings()}#your-data` },
      },
    ],
  },
  {
    id: 'people',
    name: 'People',
    entries: [
      {
        asks: 'How do I see more of somebody?',
        answer: 'Follow them on their profile. What they show is then under Following on the first page.',
      },
      {
        asks: 'How do I see nothing of somebody?',
        answer:
          'Block them with the menu of their profile. What they make is in no list that you see, and they are not told. Your settings take it back.',
        way: { name: 'Blocked people', path: `${paths.settings()}#blocked` },
      },
    ],
  },
  {
    id: 'account',
    name: 'Your account',
    entries: [
      {
        asks: 'I cannot sign in.',
        answer: 'A link by mail lets you choose a new password.',
        way: { name: 'Forgot password', path: paths.forgotPassword() },
      },
      {
        asks: 'The mail has not come, or its link is too old.',
        answer: `Look among unwanted mails first. A link that confirms your address is good for ${lifetimes.verifyTokenHours} hours; when you sign in, another one can be sent.`,
        way: { name: 'Sign in', path: paths.auth() },
      },
      {
        asks: 'Where does a file come from?',
        answer: 'What is made here is signed. Anybody can check a file, and see whether it was changed.',
        way: { name: 'Check a file', path: paths.verify() },
      },
      {
        asks: 'How do I leave?',
        answer: 'At the end of your settings you can delete your account, with everything that you have made.',
        way: { name: 'Your data', path: `${paths.settings()}#your-data` },
      },
    ],
  },
];
