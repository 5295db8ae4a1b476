import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * For this user alone, with the folders above it, where it is missing. The recursive kind of Node never comes back where
 * a file system refuses new folders by saying that there is no such one, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 }).catch(ignoring('EEXIST'));
  try {
    await make();
  } catch (error) {
    const isThere = await stat(dirname(path)).then(
      () => true,
      () => false,
    );
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isThere) throw error;
    await makeFolder(dirname(path));
    await make();
  }
}

function ignoring(code: string): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (error.code !== code) throw error;
  };
}
