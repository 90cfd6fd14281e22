import { Spoken } from '../platform/fault';

export const USAGE = `npm run admin -- create-user --login <name> --name <real name> --branch <id> [options]
    --branch-name <name>   creates the branch, as a headquarters, when it does not exist
    --role <code>          HQ_ADMIN by default
    --phone <mobile>       for signing in by mobile code
    --staff <id>           staff id, the login name by default
    The password is read from PASSWORD; without it one is made and printed once.
npm run admin -- sso <login name> ...
    prints the address of a sign-on ticket, good once and for a minute
npm run admin -- prepare
    migrates and fills the database ahead of the first start
npm run admin -- backup <folder>
    writes database and files into a new folder, while servers go on working
npm run admin -- verify <folder>
    reads a backup again and says whether it is whole
npm run admin -- restore <folder>
    fills an empty database with a backup and compares the two
npm run admin -- files move
    takes the files that are elsewhere to where FILE_STORE says, while servers go on working
npm run admin -- neutralise
    makes the database a copy to try things on: it sends no text message, nobody is signed in,
    and no address that was sent out leads into it`;

/** The command cannot be carried out as it was given. */
export class Usage extends Spoken {
  constructor(sentence = '') {
    super(sentence ? `${sentence}\n${USAGE}` : USAGE);
  }
}

export function noneIn([first]: readonly string[]) {
  if (first !== undefined) throw new Usage(`What is ${first}?`);
}
