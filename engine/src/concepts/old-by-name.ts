/** Words for people that say of themselves that they are old. */
const oldPeople =
  /^(?:old |elderly |grand(?:mother|father|parents|ma|pa)|granny|alte[rns]? |großmutter|großvater|großeltern|oma|opa|ancian[ao]|abuel[ao]|vieil(?:le)? |vieux |grands?-|老|爷爷|奶奶|祖父母|お(?:じい|ばあ)さん|老人|老婆)/;

/** Whether somebody is old by the word that names them. */
export const isOldByName = (phrase: string): boolean => oldPeople.test(phrase);
