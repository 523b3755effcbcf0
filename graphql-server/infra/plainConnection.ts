import { lockDataFolder } from './dataFolder.ts'
import { connectionTo as connectionToEngine, openEngine } from './embeddedDatabase.ts'
import { connect, connectionTo as connectionToServer } from './serverDatabase.ts'
import type { SqlConnection } from './sqlConnection.ts'

/**
 * Opens the database for plain SQL, whatever its schema. The embedded one is locked meanwhile.
 * @throws DataFolderInUseError when a server runs on the embedded database
 */
export async function openPlainConnection({
  databaseUrl,
  dataFolder,
}: {
  databaseUrl: string | null
  dataFolder: string
}): Promise<{ connection: SqlConnection; close(): Promise<void> }> {
  if (databaseUrl !== null) {
    const client = await connect(databaseUrl)
    return { connection: connectionToServer(client), close: () => client.end() }
  }
  const folder = lockDataFolder(dataFolder)
  try {
    const engine = await openEngine(folder.database)
    return {
      connection: connectionToEngine(engine),
      async close() {
        await engine.close()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}
