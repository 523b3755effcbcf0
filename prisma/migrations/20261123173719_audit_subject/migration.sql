-- CreateIndex
CREATE INDEX "AuditEntry_subjectId_createdAt_id_idx" ON "AuditEntry"("subjectId", "createdAt", "id");
