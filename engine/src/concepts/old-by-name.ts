/** Words for people that say of themselves that they are old. */
const oldPeople =
  /^(?:old |elderly |grand(?:mother|father|ma|pa)|granny|alte[rns]? |großmutter|großvater|oma|opa|ancian[ao]|abuel[ao]|vieil(?:le)? |vieux |grand-|老|爷爷|奶奶|お(?:じい|ばあ)さん|老人|老婆)/;

/** Whether somebody is old by the word that names them. */
export const isOldByName = (phrase: string): boolean => oldPeople.test(phrase);
