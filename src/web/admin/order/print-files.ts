import { open, type RequestOf } from '#web/kit/api/send.ts'
import { fileName, saveFile } from '../frame/export/export-file.ts'

/** Milliseconds until the file must begin: 150 pieces take half a minute, and longer under load. */
const TIMEOUT = 150_000

/** Loads print files and saves them (rule: print-files). Rejects with an `ApiError`. */
export async function savePrintFiles(body: RequestOf<'printOrders'>['body']): Promise<void> {
  const response = await open('printOrders', { body }, { timeout: TIMEOUT })
  saveFile(fileName(response.headers.get('content-disposition')), await response.blob())
}
