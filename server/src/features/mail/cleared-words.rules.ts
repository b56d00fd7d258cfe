/** Which parts of a profile a decision has taken. */
export interface TakenParts {
  readonly name: boolean;
  readonly bio: boolean;
  readonly profile_picture: boolean;
}

/** What was taken from a profile and what an appeal gives back, as its statement says it. */
export function clearedWords({ name, bio, profile_picture: profilePicture }: TakenParts): string {
  const taken = [
    ...(name ? ['replaced your name'] : []),
    ...(bio ? ['emptied your bio'] : []),
    ...(profilePicture ? ['removed your picture'] : []),
  ];
  const words = [...(name ? ['name'] : []), ...(bio ? ['bio'] : [])].join(' and ');
  return [
    `This site has ${inOneLine(taken)}.`,
    ...(words === ''
      ? []
      : [`If an appeal is granted, your ${words} can come back where you have not written others.`]),
    ...(profilePicture ? ['The picture does not come back; if an appeal is granted, you may choose it again.'] : []),
  ].join(' ');
}

function inOneLine(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
